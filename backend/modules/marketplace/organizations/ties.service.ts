import type { EntityManager } from "@mikro-orm/postgresql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";

/** A person's tie to an organization: as a member, or as a member who left in the past year. */
export type Tie = "member" | "former";

/** Returns a person's tie to an organization; null if there is none. Database triggers maintain ties. */
export async function tieOf(
  em: EntityManager,
  personId: number,
  organizationId: number | undefined,
): Promise<Tie | null> {
  if (organizationId === undefined) return null;
  const [tie] = await em.execute<{ left: boolean }[]>(
    `select left_at is not null as "left" from organization_ties
     where user_id = ? and organization_id = ? and is_tied(user_id, organization_id)`,
    [personId, organizationId],
  );
  if (!tie) return null;
  return tie.left ? "former" : "member";
}

/** Returns the actor's tie to an organization; null for visitors and the system. */
export async function ownTie(
  { em, actor }: Pick<Context, "em" | "actor">,
  organizationId: number | undefined,
): Promise<Tie | null> {
  const person = asPerson(actor);
  return person ? tieOf(em, person.id, organizationId) : null;
}
