import type { Context } from "../../../shared/context.ts";
import { Claim } from "./claim.entity.ts";

/** Returns all claims in order of creation, unpaged because there are only a dozen or two. */
export function listClaims({ em }: Context): Promise<Claim[]> {
  return em.find(Claim, {}, { orderBy: { id: "asc" }, limit: 200 });
}

/** Returns the claim with this key, or null. */
export function findClaim({ em }: Context, key: string): Promise<Claim | null> {
  return em.findOne(Claim, { key });
}
