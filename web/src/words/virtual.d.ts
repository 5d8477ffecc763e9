/** Made by `languages.ts` beside vite.config.ts: the catalogue of each language, to be loaded when it is spoken. */
declare module "virtual:languages" {
  export const loaders: Record<string, () => Promise<{ default: string }>>;
  /** What each language calls itself. */
  export const names: Record<string, string>;
}
