import { Field, Float, ObjectType } from "type-graphql";
import { Solution } from "../../catalog/solutions/solution.entity.ts";

@ObjectType({ description: "A solution that may suit the viewer, and why." })
export class Recommendation {
  @Field(() => Solution, { description: "The solution." })
  solution: object;

  @Field(() => Float, {
    description: `How much of what is known about the viewer supports it, 0 to 1: a measure of agreement, not the
probability of a purchase. For the best rated, a quarter of their rating's share of five stars.`,
  })
  confidenceScore: number;

  @Field({ description: "The strongest reason." })
  reason: string;

  @Field(() => [String], { description: "All reasons, at most three, strongest first." })
  reasons: readonly string[];

  @Field({
    description: "Whether the viewer's own records support it; otherwise it is among the best rated.",
  })
  isPersonal: boolean;

  @Field({ description: "When it was computed from the viewer's records." })
  computedAt: Date;
}
