import type { EntityManager } from "@mikro-orm/postgresql";
import { Field, Int, ObjectType } from "type-graphql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { JudgedNeed, judgeNeeds, type Needing, shareMet } from "./needs.ts";
import { type Offer, readPersonalOffer } from "./offer.ts";

@ObjectType({ description: "How well an opportunity matches the viewer, and why." })
export class ViewerMatch {
  @Field(() => Int, {
    description: `The share of the opportunity's needs that the viewer says they meet, 0 to 100: its category,
its sports, its levels and each requirement count as one need. A need is met if one clause of the viewer's profile, or
of one of their vendors or solutions, has 70% of its words, in any form; what isn't mentioned counts as not met. It isn't
the probability of winning.`,
  })
  percentage: number;

  @Field(() => [JudgedNeed], { description: "Each need." })
  needs: JudgedNeed[];
}

/** The viewer's offer by request, so several opportunities of a request read it once. */
const offers = new WeakMap<EntityManager, Promise<Offer | null>>();

/**
 * Returns the offer in the viewer's profile and their vendors' texts; null for visitors, and if it is empty.
 */
export async function personalOffer({ em, actor }: Context): Promise<Offer | null> {
  const person = asPerson(actor);
  if (!person) return null;
  const reading = offers.get(em) ?? readPersonalOffer(em, person.id);
  offers.set(em, reading);
  return reading;
}

/** Returns an opportunity's match with the viewer; null for visitors, and if nothing is known about them. */
export async function viewerMatch(context: Context, needing: Needing): Promise<ViewerMatch | null> {
  const offer = await personalOffer(context);
  if (!offer) return null;
  const needs = judgeNeeds(needing, offer);
  return { percentage: shareMet(needs), needs };
}
