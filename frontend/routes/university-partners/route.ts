import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The list of university partners. */
export const universityPartnersRoute: ScreenRoute = {
  path: "/research/partners",
  module: "frontend/routes/university-partners/university-partners-screen.tsx",
  load: () => import("./university-partners-screen.tsx"),
};
