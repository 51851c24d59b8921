import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One vendor, at `/vendors/{id}-{slug}`. */
export const vendorRoute: ScreenRoute = {
  path: "/vendors/:key",
  module: "frontend/routes/vendor/vendor-screen.tsx",
  load: () => import("./vendor-screen.tsx"),
};
