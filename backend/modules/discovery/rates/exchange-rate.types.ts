import { Field, Float, InputType, ObjectType } from "type-graphql";

@ObjectType({ description: "What a unit of a currency is worth; budgets are converted with it." })
export class ExchangeRate {
  @Field({ description: "The currency by ISO 4217, such as `EUR`." })
  currency: string;

  @Field(() => Float, { description: "US dollars for one unit." })
  usd: number;

  @Field(() => String, { description: "The day that it is of, as YYYY-MM-DD." })
  ratedOn: string;
}

@InputType({ description: "What a unit of a currency is worth on a day." })
export class ExchangeRateInput {
  @Field({ description: "The currency by ISO 4217: three capital letters, not `USD`." })
  currency: string;

  @Field(() => Float, { description: "US dollars for one unit: above 0 and below 1,000,000." })
  usd: number;

  @Field(() => String, { description: "The day that it is of, as YYYY-MM-DD." })
  ratedOn: string;
}
