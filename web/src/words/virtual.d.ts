/** Made by `languages.ts` beside vite.config.ts: the catalogue of each language, to be loaded when it is spoken. */
declare module "virtual:languages" {
  export const loaders: Record<string, () => Promise<{ default: string }>>;
}
