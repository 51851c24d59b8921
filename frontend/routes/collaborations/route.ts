import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The list of collaborations. */
export const collaborationsRoute: ScreenRoute = {
  path: "/research/collaborations",
  module: "frontend/routes/collaborations/collaborations-screen.tsx",
  load: () => import("./collaborations-screen.tsx"),
};
