import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "The result of a mutation that returns only a message." })
export class Done {
  @Field({ description: "A message to show to the user." })
  message: string;
}
