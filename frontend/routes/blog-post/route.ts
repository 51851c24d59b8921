import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One post, at `/blog/{slug}`. */
export const blogPostRoute: ScreenRoute = {
  path: "/blog/:slug",
  module: "frontend/routes/blog-post/blog-post-screen.tsx",
  load: () => import("./blog-post-screen.tsx"),
};
