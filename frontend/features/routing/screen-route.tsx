import type { MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { type ComponentType, Suspense } from "react";
import { type Params, type RouteObject, useLocation } from "react-router-dom";

/**
 * Starts a query before its screen renders; resolves to its data if it arrives in time. Never rejects: the
 * screen itself shows the failure.
 */
export type Preload = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<MaybeMasked<Data> | undefined>;

/** The exports of a screen's module. */
export type Screen = {
  Component: ComponentType;
  /** The placeholder in the shape of the screen, shown while its data loads. */
  Loading: ComponentType;
  /** Starts the screen's queries as soon as its URL is known. */
  preload?: (preload: Preload, at: { params: Params; search: URLSearchParams }) => Promise<unknown>;
};

/** A screen's definition for the router. */
export type ScreenRoute = {
  path: string;
  /** The path of the module in the project: the server announces its files to the browser. */
  module: string;
  /** Whether its search and filters are in its URL. */
  hasFilters?: boolean;
  load: () => Promise<Screen>;
};

/** A screen with its loading state. */
function Frame({ Component, Loading }: Pick<Screen, "Component" | "Loading">) {
  const { pathname } = useLocation();
  return (
    // One boundary per page: otherwise the previous page would stay in it, hidden, until the next has loaded.
    <Suspense key={pathname} fallback={<Loading />}>
      <Component />
    </Suspense>
  );
}

/** The router's route for a screen: its code is loaded on demand, and its data in parallel. */
export function screenRoute({ path, module, hasFilters, load }: ScreenRoute, preload?: Preload): RouteObject {
  return {
    id: path,
    path,
    handle: { module, hasFilters },
    // Navigating to the same URL is a retry, and another tab is preloaded like a page; a screen handles any
    // other change of its query string itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      currentUrl.search === nextUrl.search ||
      currentUrl.searchParams.get("tab") !== nextUrl.searchParams.get("tab"),
    lazy: async () => {
      const { Component, Loading, preload: start } = await load();
      const element = <Frame Component={Component} Loading={Loading} />;
      if (!preload || !start) return { element };
      return {
        element,
        loader: async ({ params, request }) => {
          await start(preload, { params, search: new URL(request.url).searchParams });
          return null;
        },
      };
    },
  };
}
