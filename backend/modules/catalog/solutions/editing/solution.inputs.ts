import { Field, ID, InputType } from "type-graphql";
import { PlanInput } from "../../plans/plan.ts";
import { type Level, Levels } from "../../taxonomy/level.ts";
import { type PriceBand, PriceBands } from "../price-band.ts";

@InputType({
  description:
    "What a vendor's members say about a solution. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value, unless the field says otherwise.",
})
export class SolutionInput {
  @Field({ description: "1 to 200 characters; unique among the vendor's solutions." })
  title: string;

  @Field({ description: "Plain text, 1 to 20,000 characters." })
  description: string;

  @Field(() => ID, { description: "The id of the category it is listed under." })
  categoryId: string;

  @Field(() => String, {
    nullable: true,
    description: "The price in the vendor's words, at most 200 characters.",
  })
  pricing?: string | null;

  @Field(() => [PlanInput], {
    nullable: true,
    description: "Its prices as plans, in order; at most 12. Null leaves them as they are.",
  })
  plans?: PlanInput[] | null;

  @Field(() => PriceBands, { description: "The typical annual cost." })
  priceBand: PriceBand;

  @Field(() => [Levels], { description: "The levels of sport it is made for." })
  levels: Level[];

  @Field(() => [ID], { description: "Ids of the sports it is made for, at most 50." })
  sportIds: string[];

  @Field(() => [String], { description: "Key features, most important first; at most 50 of 80 characters." })
  features: string[];

  @Field(() => [String], { description: "Descriptive keywords, at most 50 of 80 characters." })
  tags: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      "What it works with, such as `Garmin`; at most 50 of 80 characters. Null leaves it as it is.",
  })
  integrations?: string[] | null;

  @Field(() => String, { nullable: true, description: "An http or https address." })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The address of a video at YouTube or Vimeo.",
  })
  videoUrl?: string | null;
}
