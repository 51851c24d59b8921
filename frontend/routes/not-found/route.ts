import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Anything else. */
export const notFoundRoute: ScreenRoute = {
  path: "*",
  module: "frontend/routes/not-found/not-found-screen.tsx",
  load: () => import("./not-found-screen.tsx"),
};
