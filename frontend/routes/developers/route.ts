import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** How programs use the hub. */
export const developersRoute: ScreenRoute = {
  path: "/developers",
  module: "frontend/routes/developers/developers-screen.tsx",
  load: () => import("./developers-screen.tsx"),
};
