import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One's own profile. */
export const profileRoute: ScreenRoute = {
  path: "/profile",
  module: "frontend/routes/profile/profile-screen.tsx",
  load: () => import("./profile-screen.tsx"),
};
