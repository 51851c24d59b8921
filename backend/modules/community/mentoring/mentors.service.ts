import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { User } from "../../account/identity/user.entity.ts";
import { mayFindPerson } from "../../account/profiles/privacy/person.policy.ts";
import { toPerson } from "../../account/profiles/privacy/person.service.ts";
import type { MentorChoice } from "./mentoring.types.ts";
import { MentoringRequest } from "./mentoring-request.entity.ts";

/**
 * Returns discoverable mentors, most recently active first, with the viewer's request to each, in two
 * statements.
 * @throws InvalidInputError for a number out of range.
 */
export async function findMentors(context: Context, first: number): Promise<MentorChoice[]> {
  const { em, actor, settings } = context;
  const { id } = personOf(context);
  const users = await em.find(
    User,
    {
      role: "mentor",
      isActive: true,
      anonymizedAt: null,
      deletionDueAt: null,
      privacy: { profileVisibility: true, profileDiscovery: true },
      id: { $ne: id },
    },
    { orderBy: [{ lastActiveAt: "desc nulls last" }, { id: "desc" }], limit: assertCount(first) },
  );
  const mentors = users.filter((user) => mayFindPerson(actor, user, settings));
  const requests = await em.find(
    MentoringRequest,
    { student: id, mentor: { $in: mentors.map((mentor) => mentor.id) } },
    { orderBy: { id: "asc" } },
  );
  const latest = new Map(requests.map((request) => [request.mentor.id, request]));
  return mentors.flatMap((user) => {
    const mentor = toPerson(context, user);
    return mentor ? [{ id: mentor.id, mentor, viewerRequest: latest.get(user.id) ?? null }] : [];
  });
}
