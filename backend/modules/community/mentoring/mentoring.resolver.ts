import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { type Page, PageArguments } from "../../../shared/paging/connection.ts";
import { partyOf } from "./both.ts";
import { endMentoring, withdrawMentoring } from "./ending.service.ts";
import { decideMentoring, listMentoring, requestMentoring } from "./mentoring.service.ts";
import { MentorChoice, MentoringParty, MentoringSummary } from "./mentoring.types.ts";
import { MentoringRequest, MentoringRequestConnection } from "./mentoring-request.entity.ts";
import {
  type MentoringSide,
  MentoringSides,
  type MentoringStatus,
  MentoringStatuses,
} from "./mentoring-status.ts";
import { findMentors } from "./mentors.service.ts";
import { mentoringSummary } from "./summary.service.ts";

@Resolver(() => MentoringRequest)
export class MentoringResolver {
  @SignedIn()
  @Query(() => [MentorChoice], {
    description: "Mentors whose profiles can be found, most recently active first.",
  })
  mentors(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 12, description: "How many, 1 to 100." }) first: number,
  ): Promise<MentorChoice[]> {
    return findMentors(context, first);
  }

  @SignedIn()
  @Query(() => MentoringRequestConnection, {
    description: "The mentoring requests that the viewer sent or received, latest first.",
  })
  mentoringRequests(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("status", () => MentoringStatuses, { nullable: true, description: "Only those with this status." })
    status?: MentoringStatus | null,
    @Arg("side", () => MentoringSides, {
      nullable: true,
      description: "Only those in which the viewer is on this side.",
    })
    side?: MentoringSide | null,
  ): Promise<Page<MentoringRequest>> {
    return listMentoring(context, page, { status, side });
  }

  @SignedIn()
  @Query(() => MentoringSummary, { description: "What the viewer does as a mentor, counted." })
  mentoringSummary(@Ctx() context: Context): Promise<MentoringSummary> {
    return mentoringSummary(context);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => MentoringRequest, {
    description: "Asks a mentor to take the viewer on, as a student; up to ten a day.",
  })
  requestMentoring(
    @Ctx() context: Context,
    @Arg("mentorId", () => ID, { description: "The mentor's id." }) mentorId: string,
    @Arg("message", { description: "Plain text, 1 to 2,000 characters." }) message: string,
  ): Promise<MentoringRequest> {
    return requestMentoring(context, mentorId, message);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => MentoringRequest, {
    description: "The mentor's decision about a request to them; it is final.",
  })
  decideMentoring(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The request's id." }) id: string,
    @Arg("accept", { description: "Whether the mentor accepts it." }) accept: boolean,
    @Arg("contact", {
      defaultValue: "",
      description: "How the student can reach the mentor, up to 300 characters; kept only if accepted.",
    })
    contact: string,
  ): Promise<MentoringRequest> {
    return decideMentoring(context, id, accept, contact);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => MentoringRequest, {
    description: "Withdraws a pending request, as the student who sent it.",
  })
  withdrawMentoring(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The request's id." }) id: string,
  ): Promise<MentoringRequest> {
    return withdrawMentoring(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => MentoringRequest, {
    description: "Ends a mentorship, as either side; upcoming sessions are canceled.",
  })
  endMentoring(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the accepted request." }) id: string,
    @Arg("reason", { defaultValue: "", description: "Why, for the other person; up to 500 characters." })
    reason: string,
  ): Promise<MentoringRequest> {
    return endMentoring(context, id, reason);
  }

  @FieldResolver(() => MentoringParty, { description: "Who was asked." })
  async mentor(@Ctx() context: Context, @Root() { mentor }: MentoringRequest): Promise<MentoringParty> {
    return partyOf(context, await mentor.loadOrFail());
  }

  @FieldResolver(() => MentoringParty, { description: "Who asked." })
  async student(@Ctx() context: Context, @Root() { student }: MentoringRequest): Promise<MentoringParty> {
    return partyOf(context, await student.loadOrFail());
  }
}
