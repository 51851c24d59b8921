import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";

/** Whether a choice held; stored in lower case. */
export const ChoiceHeld = { YES: "yes", PARTLY: "partly", NO: "no" } as const;
export type ChoiceHeldValue = (typeof ChoiceHeld)[keyof typeof ChoiceHeld];

registerEnumType(ChoiceHeld, {
  name: "ChoiceHeld",
  description: "Whether a choice held.",
  valuesConfig: {
    YES: { description: "It would be chosen again." },
    PARTLY: { description: "It holds in part." },
    NO: { description: "It was the wrong choice, or is no longer used." },
  },
});

@ObjectType({ description: "Whether the choice of an evaluation held, as its owner says months later." })
export class EvaluationOutcome {
  @Field(() => ChoiceHeld, { nullable: true, description: "The answer; null before it is given." })
  held: ChoiceHeldValue | null;

  @Field({ description: "What the owner adds, in plain text of at most 1,000 characters." })
  note: string;

  @Field(() => Date, { nullable: true, description: "When it was answered; null before." })
  answeredAt: Date | null;
}

@InputType({ description: "A message that tells the vendor of a candidate what was decided." })
export class EvaluationLetterInput {
  @Field(() => ID, { description: "The candidate." })
  candidateId: string;

  @Field({ description: "Plain text, 1 to 5,000 characters." })
  text: string;
}
