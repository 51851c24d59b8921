import type { ScreenRoute } from "../../features/routing/screen-route.tsx";

/** One quarter of funding, at `/market-intelligence/quarters/{id}-{year}-q{quarter}`. */
export const fundingQuarterRoute: ScreenRoute = {
  path: "/market-intelligence/quarters/:key",
  module: "frontend/routes/funding-quarter/funding-quarter-screen.tsx",
  load: () => import("./funding-quarter-screen.tsx"),
};
