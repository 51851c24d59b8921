import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "How much is published on a topic, counted from the papers listed here." })
export class TrendingTopic {
  @Field(() => ID, { description: "The topic's id." })
  id: number;

  @Field({ description: "What the topic is called." })
  topic: string;

  @Field({ description: "The name in addresses and in the papers' filter." })
  slug: string;

  @Field()
  description: string;

  @Field(() => Int, { description: "How many papers there are on it." })
  papers: number;

  @Field(() => Int, { description: "Papers published in the last 12 months." })
  papersLastYear: number;

  @Field(() => Int, { description: "Papers published in the 12 months before those." })
  papersYearBefore: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "The last 12 months' papers against the 12 months before, in percent; null when there were none before. With few papers show the two counts instead.",
  })
  growth: number | null;
}
