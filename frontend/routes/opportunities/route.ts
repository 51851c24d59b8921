import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The list of opportunities. */
export const opportunitiesRoute: ScreenRoute = {
  path: "/opportunities",
  module: "frontend/routes/opportunities/opportunities-screen.tsx",
  load: () => import("./opportunities-screen.tsx"),
};
