import { FieldResolver, Resolver, Root } from "type-graphql";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { MAX_PLANS } from "../../catalog/plans/plan.rules.ts";
import { Plan } from "../../catalog/plans/plan.ts";
import { Solution } from "../../catalog/solutions/solution.entity.ts";
import { readPlans } from "./read-plans.ts";

@Resolver(() => Solution)
export class SolutionPlansResolver {
  @MaxLength(MAX_PLANS)
  @Reads(["pricing", "plans"])
  @FieldResolver(() => [Plan], {
    description:
      "The plans that its pricing text states, read by rules where each word is understood; empty if it has plans of its own.",
  })
  plansInPricing(@Root() { pricing, plans }: Row<Solution>): readonly Plan[] {
    return plans?.length ? [] : readPlans(pricing ?? "");
  }
}
