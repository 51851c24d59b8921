import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One university partner, at `/research/partners/{id}-{slug}`. */
export const universityPartnerRoute: ScreenRoute = {
  path: "/research/partners/:key",
  module: "frontend/routes/university-partner/university-partner-screen.tsx",
  load: () => import("./university-partner-screen.tsx"),
};
