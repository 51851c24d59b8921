import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** What each letter offers. */
export const newsletterUnsubscribeRoute: ScreenRoute = {
  path: "/newsletter/unsubscribe",
  module: "frontend/routes/newsletter-unsubscribe/newsletter-unsubscribe-screen.tsx",
  load: () => import("./newsletter-unsubscribe-screen.tsx"),
};
