import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { type ComponentType, Suspense } from "react";
import { type Params, type RouteObject, useLocation } from "react-router-dom";

/** Starts a query ahead of its screen. It never fails: the screen itself meets the failure. */
export type Preload = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<void>;

/** What a screen's module exports. */
export type Screen = {
  Component: ComponentType;
  /** The shape of what comes, while the data is on its way. */
  Loading: ComponentType;
  /** Asks for the screen's data as soon as its address is known. */
  preload?: (preload: Preload, at: { params: Params; search: URLSearchParams }) => Promise<void>;
};

/** A screen as the router knows it. */
export type ScreenRoute = {
  path: string;
  /** The module behind `load`, by its path in the project: the server announces its files to the browser. */
  module: string;
  load: () => Promise<Screen>;
};

/** A screen and its loading state. */
function Frame({ Component, Loading }: Pick<Screen, "Component" | "Loading">) {
  const { pathname } = useLocation();
  return (
    // One boundary for each page: otherwise the last page stays in it, hidden, until the next is there.
    <Suspense key={pathname} fallback={<Loading />}>
      <Component />
    </Suspense>
  );
}

/** Makes the router's route of a screen: the code when it is needed, the data beside it, the loading state around. */
export function screenRoute({ path, module, load }: ScreenRoute, preload?: Preload): RouteObject {
  return {
    id: path,
    path,
    handle: { module },
    // Another search of the same screen is the screen's own affair; the same address again is a retry.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
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
