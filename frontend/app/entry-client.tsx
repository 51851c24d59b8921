import "./theme/fonts.css";
import createCache from "@emotion/cache";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { createPreload } from "./apollo/preload.ts";
import { type PageState, STATE_ELEMENT, STYLE_KEY } from "./page-state.ts";
import { createRoutes } from "./router/routes.tsx";
import { BrowserSession } from "./session/browser-session.ts";
import { SessionProviders } from "./session/session-providers.tsx";

function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : { cache: {}, publicUrl: location.origin };
}

/** The screens on the page must be loaded before it is hydrated. */
async function loadScreens(routes: RouteObject[]): Promise<Record<string, null>> {
  const matches = matchRoutes(routes, location) ?? [];
  const loaded: Record<string, null> = {};
  for (const { route } of matches) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    if (route.id) loaded[route.id] = null;
  }
  return loaded;
}

async function start() {
  const { cache, publicUrl, theme, errors } = readState();
  const session = new BrowserSession(cache);
  const routes = createRoutes(createPreload(() => session.read().client));
  const loaderData = await loadScreens(routes);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData, errors: errors ?? null } });
  const styles = createCache({ key: STYLE_KEY });
  startTransition(() => {
    hydrateRoot(
      document,
      <SessionProviders session={session} styles={styles} site={{ publicUrl }} theme={theme}>
        <RouterProvider router={router} useTransitions={false} />
      </SessionProviders>,
    );
  });
}

void start();
