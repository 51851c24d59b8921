import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Asking for a demonstration. */
export const demoRoute: ScreenRoute = {
  path: "/demo",
  module: "frontend/routes/demo/demo-screen.tsx",
  load: () => import("./demo-screen.tsx"),
};
