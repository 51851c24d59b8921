import { GraphQLLocalDate } from "graphql-scalars";
import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { reportActivity } from "./report.service.ts";
import { ActivityReport, type ReportStep, ReportSteps } from "./report.types.ts";
import { reportRange } from "./report-range.rules.ts";

@Resolver(() => ActivityReport)
export class ActivityReportResolver {
  @SignedIn()
  @Query(() => ActivityReport, {
    description:
      "What happened by day or week with the records of the viewer and their organizations or, for administrators, on the whole platform.",
  })
  activityReport(
    @Ctx() context: Context,
    @Arg("from", () => GraphQLLocalDate, {
      nullable: true,
      description: "The first day; without it, 29 days before the last.",
    })
    from: string | null | undefined,
    @Arg("to", () => GraphQLLocalDate, {
      nullable: true,
      description: "The last day; without it, today in UTC.",
    })
    to: string | null | undefined,
    @Arg("step", () => ReportSteps, { defaultValue: "day", description: "What one row covers." })
    step: ReportStep,
  ): Promise<ActivityReport> {
    return reportActivity(context, reportRange(from, to), step);
  }
}
