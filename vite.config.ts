import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * What changes seldom and together stands in a file of its own, so that a release leaves it in the browsers' caches.
 * Chakra's components stay out: they come with the screen that needs them.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    // Of graphql, what prints documents; the editor of the sandbox brings the rest.
    name: "data",
    test: /node_modules\/(@apollo\/|@wry\/|optimism\/|rxjs\/|graphql\/language\/(kinds|printer|visitor)\.)/,
  },
  {
    name: "style",
    test: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(?!components)|@emotion|@pandacss|stylis)/,
  },
];

const own = join(import.meta.dirname, "frontend");
const factory = join(own, "ui", "chakra");

/** The frontend's own components are made by a quicker factory with the same results (docs/decisions/0040-*). */
const quickChakra: Plugin = {
  name: "quick-chakra",
  enforce: "pre",
  resolveId(source, importer = "") {
    const replaced =
      source === "@chakra-ui/react" && importer.startsWith(own) && !importer.startsWith(factory);
    return replaced ? join(factory, "chakra.ts") : undefined;
  },
};

/**
 * `vite build` makes the browser's files in dist/client, with a manifest;
 * `vite build --ssr frontend/app/entry-server.tsx --outDir dist/ssr` makes the server's renderer;
 * `npm run dev` serves the sources themselves (scripts/dev/).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [quickChakra, react()],
  publicDir: "frontend/public",
  resolve: { dedupe: ["graphql", "react", "react-dom"] },
  // In development Node itself loads packages.
  ssr: command === "build" ? { noExternal: true, external: ["graphql", "yup"] } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  build: isSsrBuild
    ? { copyPublicDir: false, target: "node22" }
    : {
        outDir: "dist/client",
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: "frontend/app/entry-client.tsx",
          output: { codeSplitting: { groups } },
        },
      },
}));
