import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** What the confirmation letter leads to. */
export const newsletterConfirmRoute: ScreenRoute = {
  path: "/newsletter/confirm",
  module: "frontend/routes/newsletter-confirm/newsletter-confirm-screen.tsx",
  load: () => import("./newsletter-confirm-screen.tsx"),
};
