import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { changedRoom, roomOf } from "../changed-room.ts";
import { EvaluationRoom } from "../room.types.ts";
import { notifyVendorsOfDecision } from "./notify-vendors.service.ts";
import { answerWhetherItHeld } from "./outcome.service.ts";
import { ChoiceHeld, type ChoiceHeldValue, EvaluationLetterInput } from "./outcome.types.ts";

@Resolver()
export class EvaluationOutcomeResolver {
  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description:
      "Tells vendors what was decided, as the owner, once for each candidate: repeating it sends nothing more.",
  })
  async tellEvaluationVendors(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("letters", () => [EvaluationLetterInput], { description: "1 to 50 messages, one per candidate." })
    letters: EvaluationLetterInput[],
  ): Promise<EvaluationRoom> {
    await notifyVendorsOfDecision(context, id, letters);
    return roomOf(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => EvaluationRoom, {
    description: "Says, as the owner, whether the choice held, from three months after the decision on.",
  })
  answerEvaluationOutcome(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the evaluation." }) id: string,
    @Arg("held", () => ChoiceHeld, { description: "Whether it held." }) held: ChoiceHeldValue,
    @Arg("note", { defaultValue: "", description: "What to add, at most 1,000 characters." }) note: string,
  ): Promise<EvaluationRoom> {
    return changedRoom(context, id, () => answerWhetherItHeld(context, id, held, note));
  }
}
