import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Whether the hub answers. */
export const statusRoute: ScreenRoute = {
  path: "/status",
  module: "frontend/routes/status/status-screen.tsx",
  load: () => import("./status-screen.tsx"),
};
