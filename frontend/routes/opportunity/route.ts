import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One opportunity, at `/opportunities/{id}-{slug}`. */
export const opportunityRoute: ScreenRoute = {
  path: "/opportunities/:key",
  module: "frontend/routes/opportunity/opportunity-screen.tsx",
  load: () => import("./opportunity-screen.tsx"),
};
