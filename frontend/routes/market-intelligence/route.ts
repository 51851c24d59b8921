import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** Figures, funding and trends of the market. */
export const marketIntelligenceRoute: ScreenRoute = {
  path: "/market-intelligence",
  module: "frontend/routes/market-intelligence/market-intelligence-screen.tsx",
  load: () => import("./market-intelligence-screen.tsx"),
};
