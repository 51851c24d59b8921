import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One's own dashboard. */
export const dashboardRoute: ScreenRoute = {
  path: "/dashboard",
  module: "frontend/routes/dashboard/dashboard-screen.tsx",
  load: () => import("./dashboard-screen.tsx"),
};
