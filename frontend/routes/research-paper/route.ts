import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One paper, at `/research/{id}-{slug}`. */
export const researchPaperRoute: ScreenRoute = {
  path: "/research/:key",
  module: "frontend/routes/research-paper/research-paper-screen.tsx",
  load: () => import("./research-paper-screen.tsx"),
};
