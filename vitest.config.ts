import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const graphql = fileURLToPath(import.meta.resolve("graphql"));

export default defineConfig({
  // Two copies of graphql (.js and .mjs) would not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    include: ["backend/**/*.test.ts", "scripts/**/*.test.ts", "frontend/**/*.test.{ts,tsx}"],
    globalSetup: "backend/testing/global-setup.ts",
    setupFiles: ["backend/testing/setup.ts"],
    server: { deps: { inline: ["type-graphql", "graphql-scalars"] } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
