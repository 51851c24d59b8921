import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Sign up. */
export const registerRoute: ScreenRoute = {
  path: "/register",
  module: "frontend/routes/register/register-screen.tsx",
  load: () => import("./register-screen.tsx"),
};
