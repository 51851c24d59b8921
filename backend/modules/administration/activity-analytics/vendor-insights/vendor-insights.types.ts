import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What happened to a vendor and its solutions in a week." })
export class InsightWeek {
  @Field(() => GraphQLLocalDate, { description: "The Monday with which it begins, in UTC." })
  week: string;

  @Field(() => Int, { description: "Views of its page and its solutions' pages: once per visitor and hour." })
  views: number;

  @Field(() => Int, {
    description: "How often it or its solutions were saved; what is no longer saved isn't counted.",
  })
  saves: number;

  @Field(() => Int, { description: "Conversations that were begun with it." })
  requests: number;

  @Field(() => Int, {
    description:
      "Times that a text was looked for in its categories, each counted where at least 5 networks did.",
  })
  searches: number;
}

@ObjectType({ description: "How many people stand behind a value." })
export class InsightCount {
  @Field({ description: "The value, such as the name of a sport." })
  name: string;

  @Field(() => Int, { description: "How many different people; at least 5." })
  people: number;
}

@ObjectType({ description: "A solution of somebody else that people compare with the vendor's." })
export class ComparedWith {
  @Field(() => ID, { description: "The id of the solution." })
  solutionId: number;

  @Field({ description: "The slug in its URL." })
  slug: string;

  @Field({ description: "Its title." })
  title: string;

  @Field(() => Int, { description: "How many different people; at least 5." })
  people: number;
}

@ObjectType({ description: "Something that is missing from a listing, and what it would change." })
export class ListingGap {
  @Field(() => ID, { nullable: true, description: "The id of the solution; null if it is about the vendor." })
  solutionId: number | null;

  @Field({ description: "What it is about: the title of the solution, or the vendor's name." })
  title: string;

  @Field({ description: "What is missing, such as `Prices`." })
  missing: string;

  @Field({ description: "What it would change, in a sentence." })
  effect: string;
}

@ObjectType({
  description:
    "What a vendor's members see of what buyers do, in the last 12 weeks; never who. A figure by buyers' features has at least 5 different people behind it.",
})
export class VendorInsights {
  @Field({ description: "When it was computed." })
  asOf: Date;

  @Field(() => [InsightWeek], { description: "The 12 weeks, oldest first." })
  weeks: InsightWeek[];

  @Field(() => Int, {
    nullable: true,
    description: "The people whose saved briefs its solutions fit; null if they are fewer than 5.",
  })
  briefs: number | null;

  @Field(() => [InsightCount], { description: "The sports that these briefs name, at most 10." })
  sports: InsightCount[];

  @Field(() => [InsightCount], { description: "The levels of sport that these briefs name." })
  levels: InsightCount[];

  @Field(() => [InsightCount], { description: "The places that these briefs name, at most 10." })
  places: InsightCount[];

  @Field(() => [InsightCount], { description: "The categories of its solutions that they fit, at most 10." })
  categories: InsightCount[];

  @Field(() => Int, {
    nullable: true,
    description: "The people who compared one of its solutions; null if they are fewer than 5.",
  })
  compares: number | null;

  @Field(() => [ComparedWith], { description: "With whose solutions, at most 10." })
  comparedWith: ComparedWith[];

  @Field(() => Float, {
    nullable: true,
    description: "The median of the hours until its first answer to a conversation; null without any.",
  })
  responseHours: number | null;

  @Field(() => Int, { description: "The conversations that it hasn't answered." })
  unanswered: number;

  @Field(() => [ListingGap], {
    description: "What is missing from its listing, at most 20, the most asked for first.",
  })
  gaps: ListingGap[];
}
