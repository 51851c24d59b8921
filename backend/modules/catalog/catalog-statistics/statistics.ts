import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Current totals, counted from the database." })
export class Statistics {
  @Field(() => Float, {
    description:
      "Available funding in US dollars: the sum of the stated budgets of active opportunities. Budgets that are not stated are not counted.",
  })
  totalFunding: number;

  @Field(() => Int, { description: "Number of vendors, verified or not." })
  vendorCount: number;

  @Field(() => Int, { description: "Number of verified vendors." })
  verifiedVendors: number;

  @Field(() => Int, { description: "Number of solutions." })
  solutions: number;

  @Field(() => Int, {
    description: "Number of active opportunities: open and not past their due date.",
  })
  openOpportunities: number;

  @Field(() => Int, { description: "Number of papers." })
  researchPapers: number;

  @Field(() => Int, { description: "Number of university partners." })
  universityPartners: number;

  @Field(() => Int, { description: "Number of distinct author names." })
  researchers: number;

  @Field(() => Int, { description: "Number of collaborations." })
  collaborations: number;

  @Field(() => Int, { description: "Number of market trends." })
  marketTrends: number;

  @Field(() => Int, { description: "Number of published reviews." })
  reviews: number;
}
