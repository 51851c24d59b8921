import "./theme/fonts.css";
import "./theme/page.css";
import "./theme/preferences.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import type { Preload } from "../features/routing/screen-route.tsx";
import { PageAnswers } from "../graphql/page-answers.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { createPreload } from "./apollo/preload.ts";
import { Hydrated } from "./hydrated.tsx";
import { type PageState, STATE_ELEMENT } from "./page-state.ts";
import { createRoutes } from "./router/routes.tsx";
import { screens } from "./router/screens.ts";
import { BrowserSession } from "./session/browser-session.ts";
import { loadClientWhenWanted } from "./session/load-client-when-wanted.ts";
import { SessionProviders } from "./session/session-providers.tsx";
import { system } from "./theme/system.ts";

function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : { answers: {}, publicUrl: location.origin };
}

/**
 * Loads the modules of the screens on the page, which hydration needs. Their preload functions load the other
 * modules that the page shows; its data is already in the cache.
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

/** Whether hydration met another text than the server's, as React says in production or in development. */
const isTextMismatch = (error: unknown): boolean =>
  error instanceof Error && /error #418\b|^Hydration failed because/.test(error.message);

/** Yields to the browser, which splits long tasks. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * This file must not contain components: hot reloading would replace it in an open page and hydrate that a
 * second time.
 */
async function start() {
  const { answers, publicUrl, theme, errors } = readState();
  const session = new BrowserSession(new PageAnswers(answers));
  loadClientWhenWanted(session);
  const preload = createPreload(session.read);
  const routes = createRoutes(preload);
  const loaderData = await loadScreens(routes, preload);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData, errors: errors ?? null } });
  await pause();
  system();
  await pause();
  startTransition(() => {
    hydrateRoot(
      document,
      <SessionProviders session={session} styles={adoptStyles()} site={{ publicUrl }} theme={theme}>
        <Hydrated>
          <RouterProvider router={router} useTransitions={false} />
        </Hydrated>
      </SessionProviders>,
      {
        // A part that hydrates after the data has changed is rendered with what is true now, as it should be.
        onRecoverableError: (error) => {
          if (!(session.read().freshness.hasResponses && isTextMismatch(error))) reportError(error);
        },
      },
    );
  });
}

void start();
