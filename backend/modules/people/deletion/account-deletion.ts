import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "An account that is on its way out." })
export class AccountDeletion {
  @Field({ description: "What was done, as a person may be told." })
  message: string;

  @Field({ description: "When everything personal is erased, unless the person signs in before." })
  dueAt: Date;
}
