import { Field, ID, ObjectType, registerEnumType } from "type-graphql";

/** How far a vendor is with the questions of an evaluation. */
export const VendorProgress = {
  WAITING: "waiting",
  SILENT: "silent",
  ANSWERED: "answered",
  LATE: "late",
} as const;
export type VendorProgressValue = (typeof VendorProgress)[keyof typeof VendorProgress];

registerEnumType(VendorProgress, {
  name: "VendorProgress",
  description: "How far a vendor is with the questions of an evaluation.",
  valuesConfig: {
    WAITING: { description: "It hasn't answered, and still has time." },
    SILENT: { description: "It hasn't answered, and the day by which vendors answer has passed." },
    ANSWERED: { description: "It has answered in time, or there is no such day." },
    LATE: { description: "It has answered after that day." },
  },
});

@ObjectType({ description: "A vendor's latest answer to a question of an evaluation." })
export class EvaluationAnswer {
  @Field({ description: "The question, in plain text." })
  question: string;

  @Field({ description: "The answer, in plain text." })
  text: string;

  @Field({ description: "When it was given." })
  answeredAt: Date;
}

@ObjectType({ description: "A vendor that was asked, and what it answered." })
export class AskedVendor {
  @Field(() => ID, { description: "The vendor." })
  vendorId: number;

  @Field({ description: "The vendor's name." })
  name: string;

  @Field(() => VendorProgress, { description: "How far it is." })
  progress: VendorProgressValue;

  @Field(() => [EvaluationAnswer], { description: "Its answers, in the order of the questions." })
  answers: EvaluationAnswer[];

  @Field(() => String, {
    nullable: true,
    description: "The path of the conversation with it; null for all but the person who asked.",
  })
  path: string | null;
}

@ObjectType({
  description: "Questions that an evaluation asked of vendors, each of which sees only its own.",
})
export class EvaluationRequest {
  @Field(() => ID)
  id: number;

  @Field({ description: "What it is about, as the vendors read it." })
  title: string;

  @Field(() => [String], { description: "The questions, in order." })
  questions: string[];

  @Field({ description: "When it was sent." })
  sentAt: Date;

  @Field(() => [AskedVendor], { description: "The vendors that were asked." })
  vendors: AskedVendor[];
}
