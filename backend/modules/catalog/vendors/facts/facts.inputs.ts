import { Field, Float, InputType, Int } from "type-graphql";
import { type RoundKind, RoundKinds } from "./company-facts.ts";

@InputType({ description: "A funding round of a company." })
export class FundingRoundInput {
  @Field(() => RoundKinds, { description: "Its kind." })
  kind: RoundKind;

  @Field(() => Int, { description: "The year in which it was announced, 1900 to 2200." })
  year: number;

  @Field(() => Int, { nullable: true, description: "The month, 1 to 12; null if only the year is known." })
  month?: number | null;

  @Field(() => Int, { nullable: true, description: "The day of the month; null if it isn't known." })
  day?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "A whole amount in its currency, 1 to 1,000,000,000,000; null if undisclosed.",
  })
  amount?: number | null;

  @Field({ description: "The ISO 4217 code of its currency, such as `USD`." })
  currency: string;

  @Field(() => [String], { description: "Names of investors, the lead first; at most 50 of 120 characters." })
  investors: string[];

  @Field(() => String, { nullable: true, description: "The http or https address where it was announced." })
  source?: string | null;
}
