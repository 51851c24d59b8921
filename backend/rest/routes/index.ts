import { profileRoutes } from "../../modules/people/profile/profile.routes.ts";
import { signInRoutes } from "../../modules/sign-in/sign-in.routes.ts";
import type { RestRoute } from "../../shared/rest/route.ts";
import { blogRoutes } from "./blog.ts";
import { marketRoutes } from "./market.ts";
import { opportunityRoutes } from "./opportunities.ts";
import { researchRoutes } from "./research.ts";
import { solutionRoutes } from "./solutions.ts";
import { statisticsRoutes } from "./statistics.ts";
import { vendorRoutes } from "./vendors.ts";

/** The gateway's table. */
export const restRoutes: RestRoute[] = [
  ...signInRoutes,
  ...profileRoutes,
  ...blogRoutes,
  ...solutionRoutes,
  ...opportunityRoutes,
  ...vendorRoutes,
  ...researchRoutes,
  ...marketRoutes,
  ...statisticsRoutes,
];
