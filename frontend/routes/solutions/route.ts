import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The list of solutions. */
export const solutionsRoute: ScreenRoute = {
  path: "/solutions",
  module: "frontend/routes/solutions/solutions-screen.tsx",
  load: () => import("./solutions-screen.tsx"),
};
