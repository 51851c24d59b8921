import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { OwnTransaction, SignedIn } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import { type Page, PageArguments } from "../../../../shared/paging/connection.ts";
import { Done } from "../../../../shared/schema/done.ts";
import { JuryScoreInput } from "../jury.inputs.ts";
import { JURY_CHANGES } from "../jury.limits.ts";
import { findReview } from "./read-review.ts";
import { JuryReview, type JuryTask, JuryTaskConnection } from "./review.types.ts";
import { comment, declareConflict, saveReview } from "./reviewing.service.ts";
import { listTasks } from "./tasks.service.ts";

@Resolver()
export class ReviewingResolver {
  @SignedIn()
  @Query(() => JuryTaskConnection, {
    description:
      "The applications that the viewer reviews, in rounds that have begun; the next to close first.",
  })
  juryTasks(
    @Ctx() context: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("roundId", () => ID, { nullable: true, description: "Only those of this round." })
    roundId?: string | null,
  ): Promise<Page<JuryTask>> {
    return listTasks(context, page, roundId ?? null);
  }

  @SignedIn()
  @Query(() => JuryReview, {
    nullable: true,
    description: "A review that the viewer writes or has written; null for what they aren't assigned.",
  })
  juryReview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The review." }) id: string,
  ): Promise<JuryReview | null> {
    return findReview(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => JuryReview, {
    description:
      "Keeps the viewer's scores of an application, which reviewers don't see of each other before theirs are in, and submits them if wanted.",
  })
  async saveJuryReview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The review." }) id: string,
    @Arg("scores", () => [JuryScoreInput], { description: "By criterion; others stay as they are." })
    scores: JuryScoreInput[],
    @Arg("comment", { description: "Why, in plain text of at most 2,000 characters; may be empty." })
    text: string,
    @Arg("submit", { description: "Whether it is submitted, for which nothing may be open." })
    submit: boolean,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
  ): Promise<JuryReview> {
    await limitedChange(context, JURY_CHANGES, () =>
      saveReview(context, id, { scores, comment: text, submit, version }),
    );
    return reviewOf(context, id);
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, {
    description: "Says that the viewer can't judge an application, and why; it goes to somebody else.",
  })
  declareJuryConflict(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The review." }) id: string,
    @Arg("reason", { description: "For those who decide, at most 300 characters." }) reason: string,
  ): Promise<Done> {
    return limitedChange(context, JURY_CHANGES, async () => {
      await declareConflict(context, id, { reason });
      return { message: "Somebody else will review this application" };
    });
  }

  @SignedIn()
  @OwnTransaction()
  @Mutation(() => Done, {
    description: "Says something about an application to its other reviewers and those who decide.",
  })
  commentOnJuryEntry(
    @Ctx() context: Context,
    @Arg("entryId", () => ID, { description: "The application in its round." }) entryId: string,
    @Arg("text", { description: "Plain text of at most 2,000 characters." }) text: string,
  ): Promise<Done> {
    return limitedChange(context, JURY_CHANGES, async () => {
      await comment(context, entryId, { text });
      return { message: "Your comment was added" };
    });
  }
}

async function reviewOf(context: Context, id: string): Promise<JuryReview> {
  const review = await findReview(context, id);
  if (!review) throw new NotFoundError("This review doesn't exist, or isn't yours.");
  return review;
}
