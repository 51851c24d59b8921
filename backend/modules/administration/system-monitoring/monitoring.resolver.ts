import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { readContentStats, readUserAnalytics } from "./health/analytics.service.ts";
import { ContentStats, UserAnalytics } from "./health/analytics.ts";
import { readSystemHealth } from "./health/health.service.ts";
import { SystemHealth } from "./health/health.ts";
import { readMonitoring } from "./instances/monitoring.service.ts";
import { Monitoring } from "./instances/monitoring.ts";

@Resolver()
export class MonitoringResolver {
  @Allowed("admin")
  @Query(() => Monitoring, {
    description:
      "What every server process measured in the last hour. Each measures itself every five seconds, and reports to all others.",
    complexity: 1_000,
  })
  monitoring(
    @Ctx() context: Context,
    @Arg("points", () => Int, {
      defaultValue: 60,
      description: "How many periods the last hour is divided into, 6 to 720.",
    })
    points: number,
  ): Promise<Monitoring> {
    return readMonitoring(context, points);
  }

  @Allowed("admin")
  @Query(() => SystemHealth, { description: "The system's status, checked now, and its totals." })
  systemHealth(@Ctx() context: Context): Promise<SystemHealth> {
    return readSystemHealth(context);
  }

  @Allowed("admin")
  @Query(() => UserAnalytics, { description: "The accounts by role, and how many are new." })
  userAnalytics(@Ctx() context: Context): Promise<UserAnalytics> {
    return readUserAnalytics(context);
  }

  @Allowed("admin")
  @Query(() => ContentStats, { description: "How much content there is." })
  contentStats(@Ctx() context: Context): Promise<ContentStats> {
    return readContentStats(context);
  }
}
