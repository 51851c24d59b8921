import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "A record to decide on, as it was read." })
export class ModerationChoice {
  @Field(() => ID, { description: "The id of a `ModerationItem`." })
  id: string;

  @Field(() => Int, { nullable: true, description: "The version that was decided on." })
  version?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The decision in force when it was read, null for none; if left out, only what is waiting is decided.",
  })
  decision?: string | null;
}

@ObjectType({ description: "The outcome for one of several records that were decided on together." })
export class ModerationOutcome {
  @Field(() => ID, { description: "The id of the `ModerationItem`." })
  id: string;

  @Field({ description: "Whether it was decided." })
  decided: boolean;

  @Field({ description: "The outcome, or why it wasn't decided." })
  message: string;
}
