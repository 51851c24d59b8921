import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({
  description:
    "A fact about a company that its own texts state and its fields don't. It is read by rules, and is published only once it is accepted.",
})
export class SuggestedCompanyFact {
  @Field(() => ID, {
    description: "Its key, by which it is accepted or dismissed; another one once its words change.",
  })
  key: string;

  @Field({ description: "The vendor's field, such as `stage`; `funding` for a funding round." })
  field: string;

  @Field({ description: "What it is about in words, such as `Headquarters`." })
  name: string;

  @Field({ description: "The fact in words, such as `Boston, United States`." })
  label: string;

  @Field({ description: "The sentence that states it, verbatim." })
  quote: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The title of the solution whose description states it; null for the vendor's own description.",
  })
  solution: string | null;
}
