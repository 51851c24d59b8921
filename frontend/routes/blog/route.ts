import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** The list of posts. */
export const blogRoute: ScreenRoute = {
  path: "/blog",
  module: "frontend/routes/blog/blog-screen.tsx",
  load: () => import("./blog-screen.tsx"),
};
