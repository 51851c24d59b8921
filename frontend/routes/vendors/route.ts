import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The list of vendors. */
export const vendorsRoute: ScreenRoute = {
  path: "/vendors",
  module: "frontend/routes/vendors/vendors-screen.tsx",
  load: () => import("./vendors-screen.tsx"),
};
