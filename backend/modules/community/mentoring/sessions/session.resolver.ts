import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { type Page, PageArguments } from "../../../../shared/paging/connection.ts";
import { partyOf } from "../both.ts";
import { MentoringParty } from "../mentoring.types.ts";
import { type MentoringSide, MentoringSides } from "../mentoring-status.ts";
import { MentoringSession, MentoringSessionConnection } from "./session.entity.ts";
import { SessionProposal } from "./session.inputs.ts";
import { proposeSession } from "./session.service.ts";
import { answerSession, cancelSession } from "./session-answer.service.ts";
import { listSessions } from "./session-list.service.ts";
import { type SessionTime, SessionTimes, STANDING } from "./session-status.ts";

const REASON = { defaultValue: "", description: "Why, for the other person; up to 500 characters." };

@Resolver(() => MentoringSession)
export class MentoringSessionResolver {
  @SignedIn()
  @Query(() => MentoringSessionConnection, {
    description: "The viewer's sessions with their mentors and students.",
  })
  mentoringSessions(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("when", () => SessionTimes, { defaultValue: "upcoming", description: "Which ones." })
    when: SessionTime,
  ): Promise<Page<MentoringSession>> {
    return listSessions(context, page, when);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => MentoringSession, {
    description: "Proposes a session, as a mentor to a student they mentor; up to forty a day.",
  })
  proposeMentoringSession(
    @Ctx() context: Context,
    @Arg("input", () => SessionProposal, { description: "The session." }) input: SessionProposal,
  ): Promise<MentoringSession> {
    return proposeSession(context, input);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => MentoringSession, { description: "The student's answer to a proposed session." })
  answerMentoringSession(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The session's id." }) id: string,
    @Arg("accept", { description: "Whether the student accepts it." }) accept: boolean,
    @Arg("reason", REASON) reason: string,
  ): Promise<MentoringSession> {
    return answerSession(context, id, accept, reason);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => MentoringSession, {
    description: "Cancels a session that isn't over, as its mentor or its student.",
  })
  cancelMentoringSession(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The session's id." }) id: string,
    @Arg("reason", REASON) reason: string,
  ): Promise<MentoringSession> {
    return cancelSession(context, id, reason);
  }

  @FieldResolver(() => MentoringParty, { description: "Who mentors." })
  async mentor(@Ctx() context: Context, @Root() { mentor }: MentoringSession): Promise<MentoringParty> {
    return partyOf(context, await mentor.loadOrFail());
  }

  @FieldResolver(() => MentoringParty, { description: "Who is mentored." })
  async student(@Ctx() context: Context, @Root() { student }: MentoringSession): Promise<MentoringParty> {
    return partyOf(context, await student.loadOrFail());
  }

  @FieldResolver(() => MentoringSides, { description: "Which of the two the viewer is." })
  viewerSide(@Ctx() context: Context, @Root() { mentor }: MentoringSession): MentoringSide {
    return mentor.id === personOf(context).id ? "mentor" : "student";
  }

  @FieldResolver(() => Boolean, { description: "Whether it is waiting for the viewer's answer." })
  viewerCanAnswer(@Ctx() context: Context, @Root() session: MentoringSession): boolean {
    const { status, student, startsAt } = session;
    return status === "proposed" && student.id === personOf(context).id && startsAt > new Date();
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer can cancel it." })
  viewerCanCancel(@Root() { status, endsAt }: MentoringSession): boolean {
    return STANDING.includes(status) && endsAt > new Date();
  }
}
