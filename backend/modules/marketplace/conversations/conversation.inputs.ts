import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "A message to a vendor." })
export class ContactVendorInput {
  @Field(() => ID, { nullable: true, description: "The solution that it is about, one of the vendor's." })
  solutionId?: string | null;

  @Field({ description: "Plain text, 1 to 5,000 characters." })
  text: string;
}
