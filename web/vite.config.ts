import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { spokenLanguages } from "./languages.ts";

// Where a server runs while one works on the page: `wolfden serve --port 8000`, and `npm run dev` here.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), spokenLanguages()],
  build: {
    outDir: "../src/wolfden/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no inline anything
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
