import type { RestRoute } from "../route.ts";
import { solutionRoutes } from "./solutions.ts";
import { vendorRoutes } from "./vendors.ts";

/** The gateway's table. */
export const restRoutes: RestRoute[] = [...solutionRoutes, ...vendorRoutes];
