import type { EntityManager } from "@mikro-orm/postgresql";
import type { SessionActor } from "../../../../shared/actor.ts";
import type { Settings } from "../../../../shared/context.ts";
import { mayUseAccount } from "../../../account/identity/account.policy.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { OrganizationMember } from "../../../marketplace/organizations/organization-member.entity.ts";
import { ImportError } from "../errors.ts";

/** Who began a run, and the organization whose members import their own records; null for all records. */
interface Begun {
  readonly person: number | null;
  readonly organization: number | null;
}

/**
 * Returns the person for whom a run is made; undefined for the system. A job may come to it long after it was begun.
 * @throws ImportError if they may no longer do it, which ends with the outcome.
 */
export async function actorOfRun(
  em: EntityManager,
  { person, organization }: Begun,
  settings: Pick<Settings, "demo">,
  outcome: string,
): Promise<SessionActor | undefined> {
  if (person === null && organization === null) return undefined;
  const user = await em.findOne(User, { id: person ?? 0 }, { refresh: true });
  if (!user || !mayUseAccount(user, settings))
    throw new ImportError(`This account can no longer be used. ${outcome}`);
  if (user.role !== "admin") {
    if (organization === null) throw new ImportError(`You're no longer an administrator. ${outcome}`);
    if ((await em.count(OrganizationMember, { user: user.id, organization })) === 0)
      throw new ImportError(`You no longer belong to this organization. ${outcome}`);
  }
  return { kind: "session", id: user.id, role: user.role, sessionId: 0 };
}
