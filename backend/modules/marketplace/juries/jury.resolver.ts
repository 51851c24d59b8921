import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { limitedChange } from "../../../shared/limited-change.ts";
import { type ApplicationKind, ApplicationKinds } from "../applications/applied-record.ts";
import { changedJury } from "./changed-jury.ts";
import { JuryInput } from "./jury.inputs.ts";
import { JURY_CHANGES } from "./jury.limits.ts";
import { closeRound, openRound, saveJury } from "./jury.service.ts";
import { Jury } from "./jury.types.ts";
import { findJury, juryOf } from "./read-jury.ts";

@Resolver()
export class JuryResolver {
  @SignedIn()
  @Query(() => Jury, {
    nullable: true,
    description:
      "How the applications to a call are judged, for those who decide on them, also before that is set up; null for others.",
  })
  jury(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the call." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The id of the call." }) id: string,
  ): Promise<Jury | null> {
    return findJury(context, kind, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Jury, {
    description:
      "Sets up or replaces the criteria and rounds of a call's jury. Scores of removed criteria are kept, but don't count.",
  })
  async saveJury(
    @Ctx() context: Context,
    @Arg("kind", () => ApplicationKinds, { description: "The kind of the call." }) kind: ApplicationKind,
    @Arg("id", () => ID, { description: "The id of the call." }) id: string,
    @Arg("input", { description: "The scale, criteria and rounds." }) input: JuryInput,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version that was read; null before there is a jury.",
    })
    version?: number | null,
  ): Promise<Jury> {
    await limitedChange(context, JURY_CHANGES, () => saveJury(context, kind, id, input, version ?? null));
    return juryOf(context, kind, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Jury, {
    description: "Opens a round, from when reviewers score; the first takes in all applications that wait.",
  })
  openJuryRound(
    @Ctx() context: Context,
    @Arg("roundId", () => ID, { description: "The round." }) roundId: string,
  ): Promise<Jury> {
    return changedJury(context, roundId, () => openRound(context, roundId));
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Jury, {
    description:
      "Closes a round before its day is over; it can't be opened again, since a blind one shows names then.",
  })
  closeJuryRound(
    @Ctx() context: Context,
    @Arg("roundId", () => ID, { description: "The round." }) roundId: string,
  ): Promise<Jury> {
    return changedJury(context, roundId, () => closeRound(context, roundId));
  }
}
