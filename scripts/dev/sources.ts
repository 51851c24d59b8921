import cluster from "node:cluster";
import type { Server } from "node:http";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import type { Frontend, ServerEntry } from "../../backend/web/pages/frontend.ts";

const PREAMBLE = "virtual:refresh";
const ENTRY = "/frontend/app/entry-server.tsx";

/**
 * What must run before the first component, as a module: the policy of the pages allows no scripts in them. A screen's
 * `preload` is no component; React must not take its module for one that can't be replaced because of it.
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
 * On the server Node loads packages, so that no plugin is asked for them; the frontend's own components are made by its
 * quicker factory nevertheless (vite.config.ts), or the browser would find other ids.
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

/** Vite waits for a server that starts again in a worker made of a text; it reloads the page then. */
const POLICY = "; worker-src 'self' blob:";

/**
 * A save is told once the file has been quiet for so long, in milliseconds. Told at once, it is read half-written, and
 * one within 50 ms of the save before isn't told at all, so that the page keeps for ever what it has read in between.
 */
const QUIET = { stabilityThreshold: 20, pollInterval: 5 };

/** Serves the frontend's sources beside the server, on its port; what is saved is replaced in open pages. */
export async function openSources(http: Server): Promise<Frontend> {
  const vite = await createServer({
    appType: "custom",
    logLevel: "warn",
    plugins: [preamble, quickOnServer],
    server: { middlewareMode: true, hmr: { server: http }, watch: { awaitWriteFinish: QUIET } },
    optimizeDeps: { entries: ["frontend/app/entry-client.tsx"] },
  });
  // The first server has time; those after it are waited for by what was saved, and load it with their first page.
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

/** With the lines of the sources in its stack. */
function readable(vite: ViteDevServer, error: Error): Error {
  vite.ssrFixStacktrace(error);
  return error;
}
