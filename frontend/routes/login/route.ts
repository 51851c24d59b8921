import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Sign in. */
export const loginRoute: ScreenRoute = {
  path: "/login",
  module: "frontend/routes/login/login-screen.tsx",
  load: () => import("./login-screen.tsx"),
};
