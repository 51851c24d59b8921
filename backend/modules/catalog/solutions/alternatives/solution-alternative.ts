import { Field, ObjectType } from "type-graphql";
import { Solution } from "../solution.entity.ts";

@ObjectType({ description: "A solution that could be used instead of another, and why." })
export class SolutionAlternative {
  @Field(() => Solution, { description: "The solution." })
  solution: object;

  @Field(() => [String], { description: "What both have in common, weightiest first; one to four." })
  reasons: readonly string[];
}
