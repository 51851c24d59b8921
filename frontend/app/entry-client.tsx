import "./theme/fonts.css";
import createCache from "@emotion/cache";
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import type { Preload } from "../features/routing/screen-route.tsx";
import { createPreload } from "./apollo/preload.ts";
import { type PageState, STATE_ELEMENT, STYLE_KEY } from "./page-state.ts";
import { createRoutes } from "./router/routes.tsx";
import { screens } from "./router/screens.ts";
import { BrowserSession } from "./session/browser-session.ts";
import { SessionProviders } from "./session/session-providers.tsx";

function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : { cache: {}, publicUrl: location.origin };
}

/**
 * Loads the screens on the page, which must be there before it is hydrated. Their preload functions load what else the
 * page shows; its data is already in the cache.
 */
async function loadScreens(routes: RouteObject[], preload: Preload): Promise<Record<string, null>> {
  const matches = matchRoutes(routes, location) ?? [];
  const search = new URLSearchParams(location.search);
  const loaded: Record<string, null> = {};
  for (const { route, params } of matches) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    if (route.id) loaded[route.id] = null;
    const screen = await screens.find(({ path }) => path === route.id)?.load();
    await screen?.preload?.(preload, { params, search });
  }
  return loaded;
}

/**
 * Says in the document that the page is hydrated: from here on, all that is pressed has its effect. It wraps the page,
 * since a sibling that the server doesn't render would shift the ids of `useId`.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return children;
}

async function start() {
  const { cache, publicUrl, theme, errors } = readState();
  const session = new BrowserSession(cache);
  const preload = createPreload(() => session.read().client);
  const routes = createRoutes(preload);
  const loaderData = await loadScreens(routes, preload);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData, errors: errors ?? null } });
  const styles = createCache({ key: STYLE_KEY });
  startTransition(() => {
    hydrateRoot(
      document,
      <SessionProviders session={session} styles={styles} site={{ publicUrl }} theme={theme}>
        <Hydrated>
          <RouterProvider router={router} useTransitions={false} />
        </Hydrated>
      </SessionProviders>,
    );
  });
}

void start();
