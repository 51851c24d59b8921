import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "That something is done, where there is nothing else to answer." })
export class Done {
  @Field({ description: "A message to show to the user." })
  message: string;
}
