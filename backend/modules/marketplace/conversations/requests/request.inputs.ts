import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The same questions to several vendors." })
export class VendorRequestInput {
  @Field(() => [ID], { description: "1 to 5 vendors." })
  vendorIds: string[];

  @Field({ description: "What it is about, 1 to 120 characters." })
  title: string;

  @Field({ description: "What comes before the questions, 1 to 5,000 characters." })
  text: string;

  @Field({ description: "1 to 8 questions, one per line, each of at most 300 characters." })
  questions: string;
}

@InputType({ description: "An answer to one question." })
export class VendorAnswerInput {
  @Field(() => ID, { description: "The question that it answers." })
  questionId: string;

  @Field({ description: "Plain text, at most 2,000 characters; an empty one is left out." })
  text: string;
}
