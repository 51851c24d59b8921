import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

/** The period that one row of a report covers. */
export const ReportSteps = { DAY: "day", WEEK: "week" } as const;

export type ReportStep = (typeof ReportSteps)[keyof typeof ReportSteps];

registerEnumType(ReportSteps, {
  name: "ReportStep",
  description: "What one row of a report covers.",
  valuesConfig: {
    DAY: { description: "A day in UTC." },
    WEEK: { description: "A week that starts on Monday, in UTC." },
  },
});

@ObjectType({ description: "What happened in a period." })
export class ActivityCounts {
  @Field(() => Int, { description: "Views of pages: once per visitor and hour, bots excluded." })
  views: number;

  @Field(() => Int, { description: "Bookmarks that were added and are still there." })
  bookmarks: number;

  @Field(() => Int, { description: "Applications that were submitted and not withdrawn." })
  applications: number;

  @Field(() => Int, { description: "Conversations that were started." })
  conversations: number;

  @Field(() => Int, { description: "Published reviews, by the day they were written." })
  reviews: number;
}

@ObjectType({ description: "A day or week of a report." })
export class ActivityRow extends ActivityCounts {
  @Field(() => GraphQLLocalDate, {
    description: "The day, or the Monday of the week, even if the report begins later.",
  })
  startsOn: string;
}

@ObjectType({
  description: "What happened with the viewer's records or, for administrators, on the whole platform.",
})
export class ActivityReport {
  @Field(() => GraphQLLocalDate, { description: "The first day." })
  from: string;

  @Field(() => GraphQLLocalDate, { description: "The last day." })
  to: string;

  @Field(() => ReportSteps, { description: "What one row covers." })
  step: ReportStep;

  @Field({ description: "Whether it covers the whole platform." })
  isPlatform: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many records it covers: the vendors, solutions, opportunities and collaborations of the viewer and their organizations; null for the platform.",
  })
  records: number | null;

  @Field({ description: "When it was computed." })
  asOf: Date;

  @Field(() => ActivityCounts, { description: "The sums of all rows." })
  totals: ActivityCounts;

  @Field(() => [ActivityRow], { description: "Oldest first, without gaps; at most 366." })
  rows: ActivityRow[];
}
