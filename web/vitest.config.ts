import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

import build from "./vite.config";

export default mergeConfig(
  build,
  defineConfig({
    test: { include: ["src/**/*.test.ts"], setupFiles: ["src/words/english.setup.ts"] },
    resolve: { conditions: ["browser"] },
  }),
);
