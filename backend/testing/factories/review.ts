import { Review } from "../../modules/catalog/reviews/review.entity.ts";
import { createSolution } from "./solution.ts";
import { type Fields, type HasDatabase, type Reference, store } from "./store.ts";

/** A published review, by default of a solution of its own and of nobody with an account. */
export async function createReview(
  place: HasDatabase,
  {
    solution,
    author,
    ...fields
  }: Fields<Review, "solution" | "author"> & { solution?: Reference; author?: Reference } = {},
): Promise<Review> {
  const { id } = solution ?? (await createSolution(place));
  return store(place, Review, () => ({
    solution: id,
    ...(author && { author: author.id }),
    authorName: "Noor Haddad",
    rating: 4,
    title: "Does what it says",
    text: "We have used it for a season.",
    status: "published",
    ...fields,
  }));
}
