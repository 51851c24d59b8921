import "./personal-data.ts";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ForbiddenError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { Solution } from "../../catalog/solutions/solution.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { recordTrainingEvents } from "../../discovery/training-events/training-event.ts";
import { findMemberships } from "../organizations/membership.service.ts";
import { mayEdit } from "../organizations/organization.policy.ts";
import { mayWriteTo } from "./conversation.policy.ts";
import { keyRules, messageRules } from "./conversation.rules.ts";
import { addMessage } from "./messages/add-message.ts";

/** The limit of conversations started per person. */
const CONVERSATIONS: Limit = {
  name: "conversations",
  times: 20,
  seconds: 24 * 3600,
  message: "You've written to a lot of vendors today.",
};

/** The first message to a vendor. */
export interface ContactInput {
  readonly solutionId?: string | null;
  readonly text: string;
}

/**
 * Returns why the actor can't write to this vendor; null if they can.
 * @throws NotFoundError if it doesn't exist, or isn't public and isn't the actor's to edit.
 */
export async function contactRefusal(context: Context, vendorId: string): Promise<string | null> {
  const vendor = await context.em.findOne(Vendor, { id: parseId(vendorId) ?? 0 });
  const memberships = await findMemberships(context);
  const organizationId = vendor?.organization.id;
  const isSeen = vendor?.status === "published" || mayEdit(context.actor, memberships, { organizationId });
  if (!vendor || !isSeen) throw new NotFoundError("This vendor doesn't exist.");
  // The page that withdrew it may ask once more before it knows.
  if (vendor.status !== "published") return `Nobody can write to ${vendor.name} while it is withdrawn.`;
  if (mayWriteTo(memberships, vendor.organization.id)) return null;
  return `You belong to the organization behind ${vendor.name}, so you receive its messages.`;
}

/** @throws InvalidInputError if the vendor has no such published solution; drafts must stay undisclosed. */
async function assertOffered({ em }: Context, vendorId: number, solutionId: string): Promise<void> {
  const offered = { id: parseId(solutionId) ?? 0, vendor: vendorId, status: "published" } as const;
  if (await em.count(Solution, offered)) return;
  const message = "Choose one of the vendor's solutions";
  throw new InvalidInputError(message, { solutionId: message });
}

const BEGUN = "select id from conversations where person_id = ? and key = ?";

const INSERT = `
  insert into conversations (person_id, vendor_id, solution_id, key) values (?, ?, ?, ?)
  on conflict do nothing returning id`;

/**
 * Starts the actor's conversation with a vendor; repeating the key starts no other one. Returns its id.
 * @throws InvalidInputError with a message for each invalid field; NotFoundError if the vendor doesn't exist;
 * ForbiddenError for its members; TooManyRequestsError after 20 in a day.
 */
export async function beginConversation(
  context: Context,
  vendorId: string,
  input: ContactInput,
  givenKey: string,
): Promise<number> {
  const { em, limits } = context;
  const { id: person } = personOf(context);
  const { text } = await validate(messageRules, input);
  const { key } = await validate(keyRules, { key: givenKey });
  const [known] = await em.execute<{ id: number }[]>(BEGUN, [person, key]);
  if (known) return known.id;
  await limits.count(CONVERSATIONS, String(person));
  return em.transactional(async () => {
    const refusal = await contactRefusal(context, vendorId);
    if (refusal) throw new ForbiddenError(refusal);
    const vendor = parseId(vendorId) ?? 0;
    if (input.solutionId) await assertOffered(context, vendor, input.solutionId);
    const [begun] = await em.execute<{ id: number }[]>(INSERT, [
      person,
      vendor,
      parseId(input.solutionId ?? "") ?? null,
      key,
    ]);
    if (!begun) {
      const [other] = await em.execute<[{ id: number }]>(BEGUN, [person, key]);
      return other.id;
    }
    const conversation = { id: begun.id, requestId: null, side: "person", unclaimed: false } as const;
    await addMessage(context, conversation, text, key);
    const solution = parseId(input.solutionId ?? "");
    if (solution) await recordTrainingEvents(em, person, "contact", [solution]);
    return begun.id;
  });
}
