import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "That something is done, where there is nothing else to answer." })
export class Done {
  @Field({ description: "What was done, as a person may be told." })
  message: string;
}
