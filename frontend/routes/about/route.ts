import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** What the hub is. */
export const aboutRoute: ScreenRoute = {
  path: "/about",
  module: "frontend/routes/about/about-screen.tsx",
  load: () => import("./about-screen.tsx"),
};
