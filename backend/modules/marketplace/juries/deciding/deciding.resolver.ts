import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { manageRound } from "../managed-round.ts";
import { juryOf } from "../read-jury.ts";
import { decideOnEntries, previewLetters } from "./deciding.service.ts";
import { JuryDecided, type JuryDecision, JuryDecisions, JuryLetter } from "./deciding.types.ts";

const LETTER =
  "The message, in which {name}, {call}, {organization}, {round} and {feedback} are filled for each.";

@Resolver()
export class JuryDecidingResolver {
  @SignedIn()
  @Query(() => [JuryLetter], {
    description: "The letters that applicants would get, for those who decide; nothing is sent.",
  })
  juryLetters(
    @Ctx() context: Context,
    @Arg("roundId", () => ID, { description: "The round." }) roundId: string,
    @Arg("entryIds", () => [ID], { description: "The applications in the round, 1 to 100." })
    entryIds: string[],
    @Arg("letter", { description: LETTER }) letter: string,
  ): Promise<JuryLetter[]> {
    return previewLetters(context, roundId, { entryIds, letter });
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => JuryDecided, {
    description:
      "Decides on several applications of a round alike and sends each applicant the letter. Repeated, it tells nobody twice.",
  })
  async decideOnJuryEntries(
    @Ctx() context: Context,
    @Arg("roundId", () => ID, { description: "The round." }) roundId: string,
    @Arg("entryIds", () => [ID], { description: "The applications in the round, 1 to 100." })
    entryIds: string[],
    @Arg("decision", () => JuryDecisions, { description: "What is decided." }) decision: JuryDecision,
    @Arg("letter", { description: LETTER }) letter: string,
  ): Promise<JuryDecided> {
    const { record } = await manageRound(context, roundId);
    const done = await decideOnEntries(context, roundId, decision, { entryIds, letter });
    return { ...done, jury: await juryOf(context, record.kind, record.id) };
  }
}
