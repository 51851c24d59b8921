import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Public, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { type FactKind, FactKinds } from "./read-facts.ts";
import { findStatedFacts, MAX_FACTS, rejectStatedFact } from "./stated-fact.service.ts";
import { StatedFact } from "./stated-fact.types.ts";

@Resolver()
export class StatedFactResolver {
  @MaxLength(MAX_FACTS)
  @Public()
  @Query(() => [StatedFact], {
    description:
      "The facts that a solution's texts state and its fields don't, at most 60; empty if there is no such solution.",
  })
  statedFacts(
    @Ctx() context: Context,
    @Arg("solutionId", () => ID, { description: "The id of the solution." }) solutionId: string,
  ): Promise<StatedFact[]> {
    return findStatedFacts(context, solutionId);
  }

  @MaxLength(MAX_FACTS)
  @SignedIn()
  @Mutation(() => [StatedFact], {
    description:
      "Says that a fact that was read from a solution's texts isn't right, or takes that back; only for members of its vendor's organization. Returns the solution's facts.",
  })
  rejectStatedFact(
    @Ctx() context: Context,
    @Arg("solutionId", () => ID, { description: "The id of the solution." }) solutionId: string,
    @Arg("kind", () => FactKinds, { description: "What the fact is about." }) kind: FactKind,
    @Arg("value", { description: "The fact, as `statedFacts` gives it." }) value: string,
    @Arg("rejected", { description: "Whether it is not right." }) rejected: boolean,
  ): Promise<StatedFact[]> {
    return rejectStatedFact(context, solutionId, { kind, value }, rejected);
  }
}
