import { Field, ID, InputType, Int } from "type-graphql";
import type { Role } from "../../../shared/actor.ts";
import { Roles } from "../../account/identity/role.ts";
import { type BulkKind, BulkKinds } from "./bulk-kind.ts";

@InputType({ description: "Which accounts: those named, or all that match; if empty, all." })
export class BulkChoiceInput {
  @Field(() => [ID], { nullable: true, description: "Only these accounts, at most 100." })
  userIds?: string[] | null;

  @Field(() => String, { nullable: true, description: "Only accounts that the search of `users` finds." })
  search?: string | null;

  @Field(() => [Roles], { nullable: true, description: "Only accounts with one of these roles." })
  roles?: Role[] | null;

  @Field(() => Boolean, { nullable: true, description: "Only active, or only inactive accounts." })
  isActive?: boolean | null;
}

@InputType({ description: "What to do, and to which accounts." })
export class BulkOperationInput {
  @Field(() => BulkKinds, { description: "What to do." })
  kind: BulkKind;

  @Field({ description: "Which accounts." })
  choice: BulkChoiceInput;

  @Field(() => Int, {
    description: "How many accounts the person expects; refused if the number has changed.",
  })
  expected: number;

  @Field(() => String, {
    nullable: true,
    description: "The title of the notification, at most 120 characters.",
  })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "What it says, at most 2,000 characters." })
  message?: string | null;

  @Field({ description: "A UUID; repeating it starts nothing more." })
  key: string;
}
