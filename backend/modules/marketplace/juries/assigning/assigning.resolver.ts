import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { changedJury } from "../changed-jury.ts";
import { Jury } from "../jury.types.ts";
import { remindReviewers } from "../reviewers/reminding.ts";
import { roundOfEntry, setAssigned, spreadAssignments } from "./assigning.service.ts";

@Resolver()
export class AssigningResolver {
  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Jury, {
    description:
      "Spreads the applications of an open round evenly over the reviewers, never against a conflict of interest; what was assigned stays.",
  })
  spreadJuryAssignments(
    @Ctx() context: Context,
    @Arg("roundId", () => ID, { description: "The round." }) roundId: string,
  ): Promise<Jury> {
    return changedJury(context, roundId, () => spreadAssignments(context, roundId));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Jury, {
    description:
      "Assigns an application to a reviewer, or takes it away while the review isn't submitted; refused for a conflict of interest.",
  })
  async setJuryAssignment(
    @Ctx() context: Context,
    @Arg("entryId", () => ID, { description: "The application in its round." }) entryId: string,
    @Arg("reviewerId", () => ID, { description: "The reviewer." }) reviewerId: string,
    @Arg("assigned", { description: "Whether they review it." }) assigned: boolean,
  ): Promise<Jury> {
    const roundId = await roundOfEntry(context, entryId);
    return changedJury(context, roundId, () => setAssigned(context, entryId, reviewerId, assigned));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Jury, {
    description: "Reminds the reviewers of a round who haven't submitted everything; once a day at most.",
  })
  remindJury(
    @Ctx() context: Context,
    @Arg("roundId", () => ID, { description: "The round." }) roundId: string,
  ): Promise<Jury> {
    return changedJury(context, roundId, () => remindReviewers(context, roundId));
  }
}
