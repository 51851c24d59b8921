import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The list of papers, which the research section begins with. */
export const researchRoute: ScreenRoute = {
  path: "/research",
  module: "frontend/routes/research/research-screen.tsx",
  load: () => import("./research-screen.tsx"),
};
