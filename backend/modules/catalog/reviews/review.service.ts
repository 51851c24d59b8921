import "./personal-data.ts";
import { ref } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, ForbiddenError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { withoutLeftOut } from "../../../shared/schema/kept-fields.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { User } from "../../account/identity/user.entity.ts";
import { isHeldBack } from "../../administration/moderation/decision-in-force.ts";
import { lockRecord } from "../../administration/moderation/moderation.service.ts";
import { ownTie } from "../../marketplace/organizations/ties.service.ts";
import { Solution } from "../solutions/solution.entity.ts";
import { Sport } from "../taxonomy/sport.entity.ts";
import { proofOf } from "./invitations/proof.ts";
import { moderatedReviews } from "./moderated-reviews.ts";
import { notifyVendor } from "./notify-vendor.ts";
import { Review } from "./review.entity.ts";
import type { ReviewInput } from "./review.inputs.ts";
import { isReviewer, type Standing, statusAfterWriting } from "./review.policy.ts";
import { reviewRules } from "./review.rules.ts";
import { DIMENSION_NAMES } from "./reviewer.rules.ts";

/** The limit of reviews written or edited per account. */
const REVIEWS: Limit = {
  name: "reviews",
  times: 30,
  seconds: 3600,
  message: "You've written and changed a lot of reviews.",
};

/** Why a review that its author's ties exclude is hidden. */
export const EXCLUDED =
  "You belong to the organization behind this solution, or left it less than a year ago, so your review isn't shown and doesn't count.";

/**
 * Returns why the actor can't review this solution; null if they can.
 * @throws NotFoundError if it doesn't exist.
 */
export async function reviewRefusal(context: Context, solutionId: string | number): Promise<string | null> {
  const id = parseId(solutionId) ?? 0;
  const solution = await context.em.findOne(Solution, { id, status: "published" }, { populate: ["vendor"] });
  if (!solution) throw new NotFoundError("This solution doesn't exist.");
  const vendor = solution.vendor.getEntity();
  const tie = await ownTie(context, vendor.organization.id);
  if (tie === "member")
    return `You belong to the organization behind ${vendor.name}, so you can't review its solutions.`;
  if (tie === "former")
    return `You left the organization behind ${vendor.name} less than a year ago, so you can't review its solutions yet.`;
  return null;
}

async function assertMayReview(context: Context, solutionId: string | number): Promise<void> {
  const refusal = await reviewRefusal(context, solutionId);
  if (refusal) throw new ForbiddenError(refusal);
}

/**
 * Returns what a review says, with empty strings for missing texts and null for missing ratings.
 * @throws InvalidInputError with a message for each invalid field.
 */
async function validated({ em }: Context, input: ReviewInput) {
  const { pros, cons, affiliation, sportId, ...given } = await validate(reviewRules, input);
  const sport = sportId == null ? null : await em.findOne(Sport, parseId(sportId) ?? 0);
  const message = "Choose from the list of sports";
  if (sportId != null && !sport) throw new InvalidInputError(message, { sportId: message });
  return {
    rating: given.rating,
    title: given.title,
    text: given.text,
    pros: pros ?? "",
    cons: cons ?? "",
    affiliation: affiliation ?? "",
    ...Object.fromEntries(DIMENSION_NAMES.map((name) => [name, given[name] ?? null])),
    reviewerRole: input.reviewerRole ?? null,
    reviewerLevel: input.reviewerLevel ?? null,
    sport: sport && ref(sport),
    monthsUsed: given.monthsUsed ?? null,
  };
}

async function standingOf({ em }: Context, author: User): Promise<Standing> {
  const published = await em.count(Review, { author: author.id, status: "published" });
  return { role: author.role, createdAt: author.createdAt, published };
}

const INSERT = `
  insert into reviews (solution_id, author_id, author_name, rating, title, text, status)
  values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`;

/**
 * Writes the actor's review of a solution; only one of several concurrent ones is kept. Returns its id.
 * @throws InvalidInputError with a message for each invalid field; NotFoundError if the solution doesn't
 * exist; ForbiddenError for members of its vendor, including for a year after they left; ConflictError if
 * they have already reviewed it.
 */
export async function writeReview(context: Context, solutionId: string, input: ReviewInput): Promise<number> {
  const { em, limits } = context;
  const actor = personOf(context);
  const { rating, title, text, ...more } = await validated(context, input);
  await limits.count(REVIEWS, String(actor.id));
  return em.transactional(async () => {
    await assertMayReview(context, solutionId);
    const author = await em.findOneOrFail(User, actor.id);
    const name = `${author.firstName} ${author.lastName}`;
    const status = statusAfterWriting(await standingOf(context, author));
    assertMove("review", { by: "author", from: "new", to: status });
    const [written] = await em.execute<{ id: number }[]>(INSERT, [
      parseId(solutionId),
      author.id,
      name,
      rating,
      title,
      text,
      status,
    ]);
    if (!written)
      throw new ConflictError("You've already reviewed this solution. Reload the page to edit your review.");
    const proof = await proofOf(context, author.id, parseId(solutionId) ?? 0);
    await em.nativeUpdate(Review, { id: written.id }, { ...more, ...proof });
    if (status === "published") await notifyVendor(context, written.id);
    return written.id;
  });
}

/**
 * Locks the actor's own review.
 * @throws NotFoundError if it doesn't exist or isn't theirs.
 */
async function lockOwn(context: Context, id: string): Promise<Review> {
  const review = await lockRecord(context, moderatedReviews, id);
  if (!isReviewer(context.actor, review.author?.id)) throw new NotFoundError(moderatedReviews.missing);
  return review;
}

const OPTIONAL = [
  "pros",
  "cons",
  "affiliation",
  ...DIMENSION_NAMES,
  "reviewerRole",
  "reviewerLevel",
  "monthsUsed",
] as const;

/**
 * Edits the actor's own review in any status, keeping what is left out; a withdrawn one is submitted again. Returns its id.
 * @throws as `writeReview`; ConflictError if it was edited elsewhere in the meantime.
 */
export async function editReview(
  context: Context,
  id: string,
  input: ReviewInput,
  version: number,
): Promise<number> {
  const { em, limits } = context;
  const actor = personOf(context);
  const values = await validated(context, input);
  await limits.count(REVIEWS, String(actor.id));
  return em.transactional(async () => {
    const review = await lockOwn(context, id);
    await assertMayReview(context, review.solution.id);
    assertSameVersion(review, version, "review");
    const author = await em.findOneOrFail(User, actor.id);
    const held = await isHeldBack(context, moderatedReviews.kind, review);
    const status = statusAfterWriting(await standingOf(context, author), held);
    assertMove("review", { by: "author", from: review.status, to: status, held });

    const { sport, ...given } = withoutLeftOut(values, input, OPTIONAL);
    Object.assign(review, given, input.sportId !== undefined && { sport }, {
      status,
      editedAt: new Date(),
    });
    markEdited(review);
    await em.flush();
    if (status === "published") await notifyVendor(context, review.id);
    return review.id;
  });
}

/**
 * Withdraws the actor's own review; they keep it and can submit it again. Returns its id.
 * @throws NotFoundError if it doesn't exist or isn't theirs; ConflictError if it is hidden.
 */
export async function withdrawReview(context: Context, id: string): Promise<number> {
  const review = await lockOwn(context, id);
  if (review.excluded && review.status === "hidden") throw new ConflictError(EXCLUDED);
  const held = await isHeldBack(context, moderatedReviews.kind, review);
  assertMove("review", { by: "author", from: review.status, to: "withdrawn", held });
  if (review.status !== "withdrawn") {
    review.status = "withdrawn";
    markEdited(review);
    await context.em.flush();
  }
  return review.id;
}
