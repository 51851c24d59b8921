import { Field, ID, InputType, Int } from "type-graphql";
import { type Level, Levels } from "../taxonomy/level.ts";
import type { ReviewerRole } from "./reviewer.rules.ts";
import { ReviewerRoles } from "./reviewer.ts";

@InputType({
  description:
    "What a reviewer writes about a solution. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value.",
})
export class ReviewInput {
  @Field(() => Int, { description: "1 to 5." })
  rating: number;

  @Field({ description: "1 to 200 characters." })
  title: string;

  @Field({ description: "Plain text, 1 to 5,000 characters." })
  text: string;

  @Field(() => String, { nullable: true, description: "What's good, at most 2,000 characters." })
  pros?: string | null;

  @Field(() => String, { nullable: true, description: "What could be better, at most 2,000 characters." })
  cons?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How the author uses it, such as their role and organization; at most 200 characters.",
  })
  affiliation?: string | null;

  @Field(() => Int, { nullable: true, description: "How easy it is to use, 1 to 5; null if not rated." })
  easeOfUse?: number | null;

  @Field(() => Int, { nullable: true, description: "How easy it is to set up, 1 to 5; null if not rated." })
  setup?: number | null;

  @Field(() => Int, { nullable: true, description: "How well the vendor helps, 1 to 5; null if not rated." })
  support?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "What one gets for the money, 1 to 5; null if not rated.",
  })
  value?: number | null;

  @Field(() => Int, { nullable: true, description: "How reliably it works, 1 to 5; null if not rated." })
  reliability?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How well one gets at one's own data, 1 to 5; null if not rated.",
  })
  dataAccess?: number | null;

  @Field(() => ReviewerRoles, { nullable: true, description: "What the author does." })
  reviewerRole?: ReviewerRole | null;

  @Field(() => Levels, { nullable: true, description: "The level of sport that the author uses it at." })
  reviewerLevel?: Level | null;

  @Field(() => ID, { nullable: true, description: "The id of the sport that the author uses it for." })
  sportId?: string | null;

  @Field(() => Int, { nullable: true, description: "For how many months, 0 to 600." })
  monthsUsed?: number | null;
}
