import { Arg, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { changedRoom } from "../changed-room.ts";
import { EvaluationRoom } from "../room.types.ts";
import { CandidateCostInput, EvaluationNumbersInput } from "./cost.types.ts";
import { setCandidateCost, setNumbers } from "./costs.service.ts";

@Resolver()
export class EvaluationCostsResolver {
  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Sets for how many and for how long the costs of an evaluation are, as its owner.",
  })
  setEvaluationNumbers(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("input", () => EvaluationNumbersInput, { description: "The numbers; all of them are replaced." })
    input: EvaluationNumbersInput,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => setNumbers(context, id, input, version));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description:
      "Enters what a candidate costs in all, with its source, as the owner or a judge; it counts before the catalog's plans.",
  })
  setCandidateCost(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("candidateId", () => ID, { description: "The candidate." }) candidateId: string,
    @Arg("input", () => CandidateCostInput, {
      nullable: true,
      description: "The amount and its source; null to take it back.",
    })
    input: CandidateCostInput | null,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => setCandidateCost(context, id, candidateId, input ?? null));
  }
}
