import type { Context } from "../../shared/context.ts";
import { Claim } from "./claim.entity.ts";

/** Every claim, in the order in which they were written. There are a dozen or two. */
export function listClaims({ em }: Context): Promise<Claim[]> {
  return em.find(Claim, {}, { orderBy: { id: "asc" }, limit: 200 });
}

/** The claim, or null when there is none with this key. */
export function findClaim({ em }: Context, key: string): Promise<Claim | null> {
  return em.findOne(Claim, { key });
}
