import { randomUUID } from "node:crypto";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, ForbiddenError, InvalidInputError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { mayWriteTo } from "../../conversations/conversation.policy.ts";
import { messageRules } from "../../conversations/conversation.rules.ts";
import { sendLetters } from "../../conversations/send-letters.ts";
import { findMemberships } from "../../organizations/membership.service.ts";
import { MAX_CANDIDATES } from "../evaluation.rules.ts";
import { lockAs } from "../standing.ts";
import type { EvaluationLetterInput } from "./outcome.types.ts";

/** The limit of how often a person tells vendors what was decided. */
const TELLINGS: Limit = {
  name: "evaluation-letters",
  times: 5,
  seconds: 24 * 3600,
  message: "You've told a lot of vendors today.",
};

const invalid = (message: string) => new InvalidInputError(message, { letters: message });

interface Addressee {
  readonly candidateId: number;
  readonly vendorId: number;
  readonly solutionId: number;
  readonly organizationId: number;
  readonly vendor: string;
  /** The owner's conversation in which this vendor answered the evaluation's questions. */
  readonly conversationId: number | null;
}

/** Vendors of an evaluation's candidates that can be written to. */
const ADDRESSEES = `
  select c.id as "candidateId", s.id as "solutionId", v.id as "vendorId", v.organization_id as "organizationId",
    v.name::text as vendor,
    (select max(t.id) from conversations t join vendor_requests r on r.id = t.request_id
      where r.evaluation_id = c.evaluation_id and t.vendor_id = v.id and t.person_id = ?) as "conversationId"
  from evaluation_candidates c join solutions s on s.id = c.solution_id and s.status = 'published'
    join vendors v on v.id = s.vendor_id and v.status = 'published'
  where c.evaluation_id = ? and c.removed_at is null and c.id = any(?)`;

/**
 * Tells vendors what was decided, once for each candidate, however often it is asked: in the conversation in
 * which the vendor answered questions, or in a new one.
 * @throws InvalidInputError at `letters`; ConflictError before it is decided; ForbiddenError for the owner's own
 * vendor; TooManyRequestsError; as `lockAs`.
 */
export async function notifyVendorsOfDecision(
  context: Context,
  id: string,
  given: readonly EvaluationLetterInput[],
): Promise<void> {
  const { em, limits } = context;
  if (given.length === 0) throw invalid("Choose one or more vendors");
  if (given.length > MAX_CANDIDATES) throw invalid(`Choose at most ${MAX_CANDIDATES} vendors`);
  const texts = new Map<number, string>();
  for (const { candidateId, text } of given) {
    const { text: valid } = await validate(messageRules, { text }).catch((error: unknown) => {
      throw error instanceof InvalidInputError ? invalid(error.message) : error;
    });
    texts.set(parseId(candidateId) ?? 0, valid);
  }
  // Checked before it is counted, so that a refusal costs nothing.
  await em.transactional(() => lockAs(context, id, ["owner"]));
  await limits.count(TELLINGS, String(personOf(context).id));
  await em.transactional(async () => {
    const { evaluation } = await lockAs(context, id, ["owner"]);
    if (!evaluation.decidedAt) throw new ConflictError("Decide first.");
    const addressees = await em.execute<Addressee[]>(ADDRESSEES, [
      personOf(context).id,
      evaluation.id,
      `{${[...texts.keys()].join(",")}}`,
    ]);
    if (addressees.length < texts.size) throw invalid("One of these candidates has no vendor to write to");
    const memberships = await findMemberships(context);
    const own = addressees.find(({ organizationId }) => !mayWriteTo(memberships, organizationId));
    if (own) throw new ForbiddenError(`You belong to the organization behind ${own.vendor}. Leave it out.`);
    const untold = await em.execute<{ candidateId: number }[]>(
      `insert into evaluation_letters (candidate_id) select unnest(?::integer[])
       on conflict do nothing returning candidate_id as "candidateId"`,
      [`{${[...texts.keys()].join(",")}}`],
    );
    const keys = new Map(untold.map(({ candidateId }) => [candidateId, randomUUID() as string]));
    const letters = addressees.flatMap(({ candidateId, vendorId, solutionId, conversationId }) => {
      const key = keys.get(candidateId);
      const text = texts.get(candidateId) ?? "";
      return key ? [{ vendorId, solutionId, conversationId, key, text }] : [];
    });
    if (letters.length === 0) return;
    const conversations = await sendLetters(context, letters);
    const sent = [...keys].map(([candidateId, key]) => ({
      candidateId,
      conversation: conversations.get(key),
    }));
    await em.execute(
      `update evaluation_letters l set conversation_id = g.conversation
       from jsonb_to_recordset(?::jsonb) as g("candidateId" integer, conversation integer)
       where l.candidate_id = g."candidateId"`,
      [JSON.stringify(sent)],
    );
  });
}
