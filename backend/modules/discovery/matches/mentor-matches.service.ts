import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { Roles } from "../../account/identity/role.ts";
import { User } from "../../account/identity/user.entity.ts";
import { mayFindPerson } from "../../account/profiles/privacy/person.policy.ts";
import { toPerson } from "../../account/profiles/privacy/person.service.ts";
import { assertFirst } from "../briefs/matching/match-records.ts";
import { matchTexts } from "../briefs/matching/match-texts.ts";
import type { RecordFacts } from "../live/facts.ts";
import { readInterests } from "./interests.ts";
import { wordsOnly } from "./match-interests.ts";
import type { FittingMentors } from "./matches.types.ts";

/** The maximum number of mentors that are compared: the most recently active. */
const MAX_MENTORS = 500;

/**
 * Returns the mentors who fit the actor's interests; only discoverable ones, and never the actor.
 * @throws InvalidInputError for more than twenty.
 */
export async function fittingMentors(context: Context, first: number): Promise<FittingMentors> {
  assertFirst(first);
  const { text, sports, basedOn } = await readInterests(context);
  if (basedOn.length === 0) return { basedOn, results: [], isComplete: true };
  const mentors = await findableMentors(context);
  const { matches, isComplete } = await matchTexts(
    context,
    wordsOnly(text, sports),
    mentors.map(factsOf),
    first,
  );
  const results = matches.flatMap(({ facts, reasons }, at) => {
    const user = mentors.find(({ id }) => id === facts.id);
    const mentor = user && toPerson(context, user);
    return mentor ? [{ ...reasons, rank: at + 1, mentor }] : [];
  });
  return { basedOn, results, isComplete };
}

async function findableMentors(context: Context): Promise<User[]> {
  const { em, actor, settings } = context;
  const users = await em.find(
    User,
    {
      role: Roles.MENTOR,
      isActive: true,
      anonymizedAt: null,
      deletionDueAt: null,
      privacy: { profileVisibility: true, profileDiscovery: true },
      id: { $ne: personOf(context).id },
      bio: { $ne: null },
    },
    { orderBy: [{ lastActiveAt: "desc nulls last" }, { id: "desc" }], limit: MAX_MENTORS },
  );
  return users.filter((user) => mayFindPerson(actor, user, settings));
}

/** Returns a mentor as a record to match, without their name, which says nothing about them. */
function factsOf({ id, title, bio, organization }: User): RecordFacts {
  return {
    kind: "mentor",
    id,
    slug: "",
    title: title ?? "",
    owner: organization ?? null,
    body: bio ?? "",
    features: [],
    tags: [],
    integrations: [],
    category: null,
    sports: [],
    levels: [],
    priceBand: null,
  };
}
