import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** On which terms the hub is used. */
export const termsRoute: ScreenRoute = {
  path: "/terms",
  module: "frontend/routes/terms/terms-screen.tsx",
  load: () => import("./terms-screen.tsx"),
};
