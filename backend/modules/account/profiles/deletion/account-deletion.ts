import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A scheduled account deletion." })
export class AccountDeletion {
  @Field({ description: "A message to show to the user." })
  message: string;

  @Field({ description: "When all personal data is erased, unless the person signs in before then." })
  dueAt: Date;
}
