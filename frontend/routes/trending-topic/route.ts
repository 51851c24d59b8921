import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One topic, at `/research/topics/{id}-{slug}`. */
export const trendingTopicRoute: ScreenRoute = {
  path: "/research/topics/:key",
  module: "frontend/routes/trending-topic/trending-topic-screen.tsx",
  load: () => import("./trending-topic-screen.tsx"),
};
