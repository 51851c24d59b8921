import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType } from "type-graphql";

@InputType({ description: "One thing that was checked." })
export class VendorCheckInput {
  @Field({ description: "What was checked, such as `Company registration`; at most 120 characters." })
  claim: string;

  @Field({ description: "What was found, and where; at most 1,000 characters." })
  evidence: string;
}

@InputType({ description: "What was checked about a vendor, and how long its verification is valid." })
export class VerificationInput {
  @Field(() => [VendorCheckInput], {
    nullable: true,
    description: "At most 12 checks; everyone can read them.",
  })
  checks?: VendorCheckInput[] | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: "The last day on which it is valid, at most three years ahead; by default in a year.",
  })
  expiresOn?: string | null;
}
