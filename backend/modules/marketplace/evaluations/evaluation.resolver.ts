import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { limitedChange } from "../../../shared/limited-change.ts";
import { type Page, PageArguments } from "../../../shared/paging/connection.ts";
import { Done } from "../../../shared/schema/done.ts";
import { addCandidates, addNamedCandidate, removeCandidate } from "./candidates.service.ts";
import { changedRoom, roomOf } from "./changed-room.ts";
import { type Evaluation, EvaluationConnection } from "./evaluation.entity.ts";
import {
  EvaluationCriterionInput,
  EvaluationDecisionInput,
  EvaluationInput,
  NamedCandidateInput,
} from "./evaluation.inputs.ts";
import {
  createEvaluation,
  decide,
  deleteEvaluation,
  listEvaluations,
  reopen,
  setCriteria,
  setScoringClosed,
  share,
  updateEvaluation,
} from "./evaluation.service.ts";
import { findRoom, findSharedRoom } from "./read-room.ts";
import { EvaluationRoom } from "./room.types.ts";
import { EVALUATION_CHANGES } from "./standing.ts";

@Resolver()
export class EvaluationResolver {
  @SignedIn()
  @Query(() => EvaluationConnection, {
    description: "The evaluations that the viewer takes part in, latest first.",
  })
  evaluations(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<Evaluation>> {
    return listEvaluations(context, page);
  }

  @SignedIn()
  @Query(() => EvaluationRoom, {
    nullable: true,
    description: "An evaluation that the viewer takes part in; null for others.",
  })
  evaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
  ): Promise<EvaluationRoom | null> {
    return findRoom(context, id);
  }

  @Public()
  @Query(() => EvaluationRoom, {
    nullable: true,
    description: "The evaluation behind a link, without its people; null if it isn't shared, or no longer.",
  })
  sharedEvaluation(
    @Ctx() context: Context,
    @Arg("token", { description: "The last part of the link." }) token: string,
  ): Promise<EvaluationRoom | null> {
    return findSharedRoom(context, token);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Begins an evaluation, whose owner the viewer is; at most 50 per person.",
  })
  async createEvaluation(
    @Ctx() context: Context,
    @Arg("input", { description: "Its name, need and dates." }) input: EvaluationInput,
    @Arg("criteria", () => [EvaluationCriterionInput], { description: "1 to 30 criteria." })
    criteria: EvaluationCriterionInput[],
    @Arg("solutionIds", () => [ID], {
      defaultValue: [],
      description: "The ids of the solutions to compare, at most 50.",
    })
    solutionIds: string[],
  ): Promise<EvaluationRoom> {
    const id = await limitedChange(context, EVALUATION_CHANGES, () =>
      createEvaluation(context, input, criteria, solutionIds),
    );
    return roomOf(context, String(id));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Changes an evaluation's name, need and dates, as its owner.",
  })
  updateEvaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("input", { description: "What changes." }) input: EvaluationInput,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => updateEvaluation(context, id, input, version));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description:
      "Replaces the criteria, as the owner. Scores of removed ones are kept but don't count; they count again if the criterion comes back.",
  })
  setEvaluationCriteria(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("criteria", () => [EvaluationCriterionInput], { description: "1 to 30 criteria, in order." })
    criteria: EvaluationCriterionInput[],
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => setCriteria(context, id, criteria, version));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Adds solutions of the catalog, as the owner; those that it has stay as they are.",
  })
  addEvaluationCandidates(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("solutionIds", () => [ID], { description: "The ids of the solutions, at most 50." })
    solutionIds: string[],
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => addCandidates(context, id, solutionIds, version));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, { description: "Adds a product that isn't in the catalog, as the owner." })
  addNamedCandidate(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("input", { description: "The product." }) input: NamedCandidateInput,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => addNamedCandidate(context, id, input, version));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Takes a candidate out of the comparison, as the owner; its scores are kept.",
  })
  removeEvaluationCandidate(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("candidateId", () => ID, { description: "The candidate." }) candidateId: string,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => removeCandidate(context, id, candidateId, version));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Ends the scoring, by which everybody sees the result, or takes scores again; as the owner.",
  })
  setEvaluationScoringClosed(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("closed", { description: "Whether it ends." }) closed: boolean,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => setScoringClosed(context, id, closed));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, { description: "Decides, as the owner, which also ends the scoring." })
  decideEvaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("input", { description: "What is decided." }) input: EvaluationDecisionInput,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => decide(context, id, input, version));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, { description: "Takes a decision back, as the owner." })
  reopenEvaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => reopen(context, id));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Lets anyone with its link read an evaluation, or ends that; as the owner.",
  })
  shareEvaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("shared", { description: "Whether anyone with the link can read it." }) shared: boolean,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => share(context, id, shared));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, { description: "Deletes an evaluation with its scores, as the owner." })
  deleteEvaluation(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
  ): Promise<Done> {
    return limitedChange(context, EVALUATION_CHANGES, () => deleteEvaluation(context, id));
  }
}
