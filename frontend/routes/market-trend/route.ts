import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One trend, at `/market-intelligence/{id}-{slug}`. */
export const marketTrendRoute: ScreenRoute = {
  path: "/market-intelligence/:key",
  module: "frontend/routes/market-trend/market-trend-screen.tsx",
  load: () => import("./market-trend-screen.tsx"),
};
