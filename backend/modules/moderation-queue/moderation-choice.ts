import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "A record to decide on, as it was read." })
export class ModerationChoice {
  @Field(() => ID, { description: "The id of a `ModerationItem`." })
  id: string;

  @Field(() => Int, { nullable: true, description: "The version that was decided on." })
  version?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "The decision in force that was read, null for none; left out, only what waits is decided.",
  })
  decision?: string | null;
}

@ObjectType({ description: "What became of one of several records that were decided on at once." })
export class ModerationOutcome {
  @Field(() => ID, { description: "The id of the `ModerationItem`." })
  id: string;

  @Field({ description: "Whether it was decided." })
  decided: boolean;

  @Field({ description: "What became of it, or why it was not decided." })
  message: string;
}
