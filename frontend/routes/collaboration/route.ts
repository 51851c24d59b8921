import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One collaboration, at `/research/collaborations/{id}-{slug}`. */
export const collaborationRoute: ScreenRoute = {
  path: "/research/collaborations/:key",
  module: "frontend/routes/collaboration/collaboration-screen.tsx",
  load: () => import("./collaboration-screen.tsx"),
};
