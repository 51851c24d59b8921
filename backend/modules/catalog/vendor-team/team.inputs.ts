import { Field, InputType } from "type-graphql";

@InputType({ description: "Somebody's place in a vendor's team." })
export class TeamPlaceInput {
  @Field({ description: "What they do there, at most 120 characters." })
  position: string;

  @Field(() => Boolean, { defaultValue: false, description: "Whether they are one of its founders." })
  isFounder: boolean;
}
