import type { Context } from "../../../shared/context.ts";
import { Claim } from "./claim.entity.ts";

/** All claims, in order of creation. Unpaged: there are a dozen or two. */
export function listClaims({ em }: Context): Promise<Claim[]> {
  return em.find(Claim, {}, { orderBy: { id: "asc" }, limit: 200 });
}

/** The claim with this key, or null. */
export function findClaim({ em }: Context, key: string): Promise<Claim | null> {
  return em.findOne(Claim, { key });
}
