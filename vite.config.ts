import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * What changes seldom and together stands in a file of its own, so that a release leaves it in the browsers' caches.
 * Chakra's components stay out: they come with the screen that needs them.
 */
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: "data", test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\// },
  {
    name: "style",
    test: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(?!components)|@emotion|@pandacss|stylis)/,
  },
];

/**
 * `vite build` makes the browser's files in dist/client, with a manifest;
 * `vite build --ssr frontend/app/entry-server.tsx --outDir dist/ssr` makes the server's renderer.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: "frontend/public",
  resolve: { dedupe: ["graphql", "react", "react-dom"] },
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
