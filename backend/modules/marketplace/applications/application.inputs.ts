import { Field, ID, InputType } from "type-graphql";
import { AnswerInput } from "../call-forms/application-form.ts";

@InputType({
  description:
    "The content of an application; a draft may be incomplete. What is left out stays as it is; null or an empty text removes it.",
})
export class ApplicationInput {
  @Field(() => String, {
    nullable: true,
    description: "Who the applicant represents, such as their role and organization; at most 200 characters.",
  })
  affiliation?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The vendor that it is made for, one of `Applying.vendors`; null for oneself, unchanged if omitted. Those who watch the vendor hear when it is accepted.",
  })
  vendorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The address for replies, seen by those who decide; required to submit.",
  })
  contactEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Plain text, at most 10,000 characters; required to submit.",
  })
  text?: string | null;

  @Field(() => [String], { nullable: true, description: "At most five web addresses (http or https)." })
  links?: string[] | null;

  @Field(() => [AnswerInput], {
    nullable: true,
    description:
      "Answers to the questions of the call's form; those that are left out keep theirs, also with null. A refusal names the field `answer_` and the question's id.",
  })
  answers?: AnswerInput[] | null;
}
