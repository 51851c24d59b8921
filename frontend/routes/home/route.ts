import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The landing page. */
export const homeRoute: ScreenRoute = {
  path: "/",
  module: "frontend/routes/home/home-screen.tsx",
  load: () => import("./home-screen.tsx"),
};
