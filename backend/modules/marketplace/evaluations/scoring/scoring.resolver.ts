import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { changedRoom } from "../changed-room.ts";
import { EvaluationScoreInput } from "../evaluation.inputs.ts";
import { EvaluationRoom } from "../room.types.ts";
import { scoreCandidate, submitScores } from "./scoring.service.ts";

@Resolver()
export class ScoringResolver {
  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description:
      "Keeps the viewer's scores of a candidate, which nobody else sees before they are submitted.",
  })
  scoreCandidate(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("candidateId", () => ID, { description: "The candidate." }) candidateId: string,
    @Arg("scores", () => [EvaluationScoreInput], { description: "By criterion; others stay as they are." })
    scores: EvaluationScoreInput[],
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => scoreCandidate(context, id, candidateId, scores));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description:
      "Hands the viewer's scores in, after which they see those of the others; each candidate needs a score or “don't know” for each criterion.",
  })
  submitEvaluationScores(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => submitScores(context, id));
  }
}
