import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Asks for a link to choose a new password. */
export const forgotPasswordRoute: ScreenRoute = {
  path: "/forgot-password",
  module: "frontend/routes/forgot-password/forgot-password-screen.tsx",
  load: () => import("./forgot-password-screen.tsx"),
};
