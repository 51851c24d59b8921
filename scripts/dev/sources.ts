import cluster from "node:cluster";
import type { Server } from "node:http";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import type { Frontend, ServerEntry } from "../../backend/web/pages/frontend.ts";

const PREAMBLE = "virtual:refresh";
const ENTRY = "/frontend/app/entry-server.tsx";

/**
 * What must run before the first component, as a module, since the pages' content security policy forbids
 * inline scripts. Declares a screen's `preload`, which isn't a component, as no obstacle to hot reloading its
 * module.
 */
const preamble: Plugin = {
  name: "refresh-preamble",
  resolveId: (source) => (source === PREAMBLE ? `\0${PREAMBLE}` : undefined),
  load: (id) =>
    id === `\0${PREAMBLE}`
      ? `import { injectIntoGlobalHook } from "/@react-refresh";
         injectIntoGlobalHook(window);
         window.$RefreshReg$ = () => {};
         window.$RefreshSig$ = () => (type) => type;
         window.__getReactRefreshIgnoredExports = () => ["preload"];`
      : undefined,
};

/**
 * On the server, Node loads packages without plugins; the frontend's components are nevertheless created by
 * its own faster factory (vite.config.ts), or the browser would generate different ids.
 */
const quickOnServer: Plugin = {
  name: "quick-chakra-on-server",
  enforce: "pre",
  transform(code, id) {
    if (this.environment.name !== "ssr" || !/[/\\]frontend[/\\](?!ui[/\\]chakra[/\\])/.test(id))
      return undefined;
    return code.replace(/ from "@chakra-ui\/react";/g, ' from "/frontend/ui/chakra/chakra.ts";');
  },
};

const assets = {
  scripts: [
    "/@vite/client",
    `/@id/__x00__${PREAMBLE}`,
    "/frontend/app/start.ts",
    "/frontend/app/entry-client.tsx",
  ],
  styles: [],
  print: "/frontend/app/theme/print.css",
  fonts: [],
  preloads: [],
};

/** Vite's client waits for a restarting server in a worker created from a blob, and reloads the page then. */
const POLICY = "; worker-src 'self' blob:";

/**
 * How long a file must be unchanged before a save is reported, in milliseconds. Reported immediately, it
 * would be read half-written, and another save within 50 ms isn't reported at all, so that the page would
 * keep what it read in between forever.
 */
const QUIET = { stabilityThreshold: 20, pollInterval: 5 };

/**
 * Serves the frontend's sources alongside the server, on its port; saved changes are applied in open pages.
 */
export async function openSources(http: Server): Promise<Frontend> {
  const vite = await createServer({
    appType: "custom",
    logLevel: "warn",
    plugins: [preamble, quickOnServer],
    server: { middlewareMode: true, hmr: { server: http }, watch: { awaitWriteFinish: QUIET } },
    optimizeDeps: { entries: ["frontend/app/entry-client.tsx"] },
  });
  // The first server has time; later ones start after a save that waits for them, and load it with their
  // first page.
  if (cluster.worker?.id === 1) await vite.ssrLoadModule(ENTRY).catch(() => undefined);
  return {
    files: "frontend/public",
    sources: (request, response, next) => {
      const policy = response.getHeader("content-security-policy");
      response.setHeader("content-security-policy", `${policy}${POLICY}`);
      vite.middlewares(request, response, next);
    },
    renderPage: async (request) => {
      const { render } = (await vite.ssrLoadModule(ENTRY)) as ServerEntry;
      const page = await render({ ...request, assets });
      return page.error instanceof Error ? { ...page, error: readable(vite, page.error) } : page;
    },
  };
}

/** Maps the error's stack to the sources. */
function readable(vite: ViteDevServer, error: Error): Error {
  vite.ssrFixStacktrace(error);
  return error;
}
