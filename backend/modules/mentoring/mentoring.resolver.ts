import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../shared/access.ts";
import { type Page, PageArguments } from "../../shared/connection.ts";
import type { Context } from "../../shared/context.ts";
import type { User } from "../accounts/user.entity.ts";
import { decideMentoring, listMentoring, requestMentoring } from "./mentoring.service.ts";
import { MentorChoice, MentoringParty } from "./mentoring.types.ts";
import { MentoringRequest, MentoringRequestConnection } from "./mentoring-request.entity.ts";
import { type MentoringStatus, MentoringStatuses } from "./mentoring-status.ts";
import { findMentors } from "./mentors.service.ts";

const partyOf = ({ id, firstName, lastName, title, organization }: User): MentoringParty => ({
  id,
  name: `${firstName} ${lastName}`,
  position: [title, organization].filter(Boolean).join(", "),
});

@Resolver(() => MentoringRequest)
export class MentoringResolver {
  @SignedIn()
  @Query(() => [MentorChoice], {
    description: "Mentors who let themselves be found, those who were active last first.",
  })
  mentors(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 12, description: "How many, 1 to 100." }) first: number,
  ): Promise<MentorChoice[]> {
    return findMentors(context, first);
  }

  @SignedIn()
  @Query(() => MentoringRequestConnection, {
    description: "The requests for mentoring that the viewer sent or got, the latest first.",
  })
  mentoringRequests(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("status", () => MentoringStatuses, { nullable: true, description: "Only those of this status." })
    status?: MentoringStatus | null,
  ): Promise<Page<MentoringRequest>> {
    return listMentoring(context, page, status);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => MentoringRequest, { description: "Asks a mentor for mentoring, as a student; ten a day." })
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

  @FieldResolver(() => MentoringParty, { description: "Who was asked." })
  async mentor(@Root() { mentor }: MentoringRequest): Promise<MentoringParty> {
    return partyOf(await mentor.loadOrFail());
  }

  @FieldResolver(() => MentoringParty, { description: "Who asks." })
  async student(@Root() { student }: MentoringRequest): Promise<MentoringParty> {
    return partyOf(await student.loadOrFail());
  }
}
