import type { Context } from "../../../../shared/context.ts";
import type { Review } from "../review.entity.ts";

/** Returns what verifies an author's review of a solution: an invitation that they accepted. */
export async function proofOf(
  { em }: Context,
  authorId: number,
  solutionId: number,
): Promise<Pick<Review, "verifiedBy" | "verifiedAt">> {
  const [accepted] = await em.execute<{ at: string }[]>(
    "select accepted_at as at from review_invitations where accepted_by_id = ? and solution_id = ?",
    [authorId, solutionId],
  );
  return accepted
    ? { verifiedBy: "invitation", verifiedAt: new Date(accepted.at) }
    : { verifiedBy: null, verifiedAt: null };
}
