import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The trending topics. */
export const trendingTopicsRoute: ScreenRoute = {
  path: "/research/topics",
  module: "frontend/routes/trending-topics/trending-topics-screen.tsx",
  load: () => import("./trending-topics-screen.tsx"),
};
