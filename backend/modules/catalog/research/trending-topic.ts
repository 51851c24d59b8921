import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Publication counts of a topic, from the papers listed here." })
export class TrendingTopic {
  @Field(() => ID, { description: "The topic's id." })
  id: number;

  @Field({ description: "The topic's name." })
  topic: string;

  @Field({ description: "The slug in URLs and in the papers' filter." })
  slug: string;

  @Field(() => String, { nullable: true, description: "What it is about; null if not stated." })
  description: string;

  @Field(() => Int, { description: "Number of papers." })
  papers: number;

  @Field(() => Int, { description: "Papers published in the last 12 months." })
  papersLastYear: number;

  @Field(() => Int, { description: "Papers published in the 12 months before those." })
  papersYearBefore: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "Growth of the last 12 months over the 12 months before, in percent; null if there were none before. With few papers, show the two counts instead.",
  })
  growth: number | null;

  @Field({ description: "When the papers were counted." })
  countedAt: Date;
}
