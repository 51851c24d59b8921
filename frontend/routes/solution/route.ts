import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One solution, at `/solutions/{id}-{slug}`. */
export const solutionRoute: ScreenRoute = {
  path: "/solutions/:key",
  module: "frontend/routes/solution/solution-screen.tsx",
  load: () => import("./solution-screen.tsx"),
};
