import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One figure of the market, at `/market-intelligence/figures/{id}-{slug}`. */
export const marketFigureRoute: ScreenRoute = {
  path: "/market-intelligence/figures/:key",
  module: "frontend/routes/market-figure/market-figure-screen.tsx",
  load: () => import("./market-figure-screen.tsx"),
};
