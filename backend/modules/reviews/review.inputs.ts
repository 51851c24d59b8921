import { ArgsType, Field, ID } from "type-graphql";
import { PageArguments } from "../../shared/connection.ts";

@ArgsType()
export class ReviewsArguments extends PageArguments {
  @Field(() => ID, { nullable: true, description: "Only of this solution." })
  solutionId?: string | null;

  @Field(() => ID, { nullable: true, description: "Only of this vendor's solutions." })
  vendorId?: string | null;
}
