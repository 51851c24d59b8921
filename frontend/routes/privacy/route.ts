import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** What the hub keeps of people. */
export const privacyRoute: ScreenRoute = {
  path: "/privacy",
  module: "frontend/routes/privacy/privacy-screen.tsx",
  load: () => import("./privacy-screen.tsx"),
};
