import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Where the link of a letter leads: a new password. */
export const resetPasswordRoute: ScreenRoute = {
  path: "/reset-password",
  module: "frontend/routes/reset-password/reset-password-screen.tsx",
  load: () => import("./reset-password-screen.tsx"),
};
