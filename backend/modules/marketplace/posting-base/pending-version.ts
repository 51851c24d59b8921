import { Field, ID, Int, ObjectType } from "type-graphql";
import { type Level, Levels } from "../../catalog/taxonomy/level.ts";

/** A pending version of a published record, as its owner submitted it; stored as JSON. */
@ObjectType({
  description:
    "Another version of a published record, which isn't public before an administrator publishes it.",
})
export class PendingVersion {
  @Field(() => [String], {
    description: "The fields in which it differs from what is public, such as `title`.",
  })
  changed: string[];

  @Field({ description: "The headline." })
  title: string;

  slug: string;

  @Field({ description: "Who offers it." })
  organization: string;

  @Field({ description: "The type of an opportunity, or the kind of work of a collaboration." })
  type: string;

  @Field({ description: "What is offered or wanted." })
  description: string;

  @Field(() => Int, { nullable: true, description: "In US dollars; null if it isn't stated." })
  budget: number | null;

  @Field(() => Date, { nullable: true, description: "The application deadline; null if there is none." })
  dueDate: string | null;

  @Field(() => [String], { description: "Requirements, most important first." })
  requirements: string[];

  @Field(() => String, { nullable: true, description: "The contact person." })
  contactName: string | null;

  @Field(() => String, { nullable: true, description: "The public email address for questions." })
  contactEmail: string | null;

  @Field({ description: "How to apply and what happens next." })
  howToApply: string;

  categoryId?: number;

  @Field(() => String, { nullable: true, description: "The category of an opportunity." })
  category?: string;

  @Field(() => String, { nullable: true, description: "Who may apply for an opportunity." })
  eligibility?: string;

  @Field(() => String, { nullable: true, description: "The location of an opportunity." })
  region?: string | null;

  @Field(() => [Levels], { nullable: true, description: "The levels of sport an opportunity targets." })
  levels?: Level[];

  @Field(() => [ID], { nullable: true, description: "Ids of the sports an opportunity is for." })
  sportIds?: number[];

  @Field(() => [String], { nullable: true, description: "The names of these sports." })
  sports?: string[];

  @Field(() => String, { nullable: true, description: "How long a collaboration lasts." })
  duration?: string | null;
}
