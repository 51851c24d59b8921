import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Writing to whoever runs the hub. */
export const contactRoute: ScreenRoute = {
  path: "/contact",
  module: "frontend/routes/contact/contact-screen.tsx",
  load: () => import("./contact-screen.tsx"),
};
