import { Field, ID, InputType, Int } from "type-graphql";
import { type Level, Levels } from "../../catalog/taxonomy/level.ts";

@InputType({
  description:
    "What someone posts; a draft may be incomplete. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value.",
})
export class PostingInput {
  @Field({ description: "1 to 200 characters." })
  title: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The organization's name, at most 200 characters; required when posting as a person; otherwise the owner's name is used.",
  })
  organization?: string | null;

  @Field({
    description:
      "For an opportunity, one lowercase word, such as `technology`; for a collaboration, the kind of work, such as `Joint study`.",
  })
  type: string;

  @Field(() => String, {
    nullable: true,
    description: "Plain text, at most 20,000 characters; required to submit.",
  })
  description?: string | null;

  @Field(() => Int, { nullable: true, description: "In US dollars; null if it is not stated." })
  budget?: number | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "The application deadline, in the future. Once published it is extended rather than changed: leave it out then.",
  })
  dueDate?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: "Most important first; at most 50 of 200 characters.",
  })
  requirements?: string[] | null;

  @Field(() => String, { nullable: true, description: "The contact person, at most 120 characters." })
  contactName?: string | null;

  @Field(() => String, { nullable: true, description: "A public email address for questions." })
  contactEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How to apply and what happens next; at most 5,000 characters.",
  })
  howToApply?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "For an opportunity: the name of one of `PostingOptions.categories`.",
  })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "For an opportunity: who may apply, at most 5,000 characters.",
  })
  eligibility?: string | null;

  @Field(() => String, { nullable: true, description: "For an opportunity: the location." })
  region?: string | null;

  @Field(() => [Levels], {
    nullable: true,
    description: "For an opportunity: the levels of sport it targets.",
  })
  levels?: Level[] | null;

  @Field(() => [ID], { nullable: true, description: "For an opportunity: ids of the sports it is for." })
  sportIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: "For a collaboration: how long it lasts, such as `24 months`.",
  })
  duration?: string | null;
}
