import type { RouteObject } from "react-router-dom";
import { type Preload, screenRoute } from "../../features/routing/screen-route.tsx";
import { Layout } from "../layout/layout.tsx";
import { RouteFailure } from "../layout/route-failure.tsx";
import { screens } from "./screens.ts";

/** Id of the route whose error element replaces a failed screen; the layout around it stays. */
export const SCREENS = "screens";

/** Every route of the product. */
export function createRoutes(preload?: Preload): RouteObject[] {
  return [
    {
      id: "layout",
      element: <Layout />,
      children: [
        {
          id: SCREENS,
          errorElement: <RouteFailure />,
          children: screens.map((screen) => screenRoute(screen, preload)),
        },
      ],
    },
  ];
}
