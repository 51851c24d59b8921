import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

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
        rolldownOptions: { input: "frontend/app/entry-client.tsx" },
      },
}));
