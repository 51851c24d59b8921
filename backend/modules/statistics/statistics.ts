import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What the product holds now, counted from its rows." })
export class Statistics {
  @Field(() => Float, {
    description:
      "Available funding in US dollars: the sum of the stated budgets of the opportunities that one can apply for now. Budgets that are not stated count nothing.",
  })
  totalFunding: number;

  @Field(() => Int, { description: "Vendors listed, verified or not." })
  vendorCount: number;

  @Field(() => Int, { description: "Vendors whose claims were checked and still hold." })
  verifiedVendors: number;

  @Field(() => Int, { description: "Solutions listed." })
  solutions: number;

  @Field(() => Int, {
    description: "Opportunities that one can apply for now: open and not past their due date.",
  })
  openOpportunities: number;

  @Field(() => Int, { description: "Papers listed." })
  researchPapers: number;

  @Field(() => Int, { description: "University partners listed." })
  universityPartners: number;

  @Field(() => Int, { description: "Different names among the authors of the papers listed." })
  researchers: number;

  @Field(() => Int, { description: "Collaborations listed." })
  collaborations: number;

  @Field(() => Int, { description: "Market trends listed." })
  marketTrends: number;

  @Field(() => Int, { description: "Published reviews." })
  reviews: number;
}
