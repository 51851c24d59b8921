import sql from "sql-template-tag";
import { MAX_ATTEMPTS } from "../../../../jobs/queue.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ForbiddenError, InvalidInputError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { parseIds } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { Vendor } from "../../../catalog/vendors/vendor.entity.ts";
import { findMemberships } from "../../organizations/membership.service.ts";
import { mayWriteTo } from "../conversation.policy.ts";
import { keyRules } from "../conversation.rules.ts";
import { noticeJob } from "../notice.job.ts";
import type { VendorRequestInput } from "./request.inputs.ts";
import { questionsIn, requestRules, vendorsRules } from "./request.rules.ts";

/** The limit of requests to several vendors per person. */
const REQUESTS: Limit = {
  name: "vendor-requests",
  times: 5,
  seconds: 24 * 3600,
  message: "You've sent a lot of requests today.",
};

/**
 * Returns the vendors' ids in the given order.
 * @throws InvalidInputError if one doesn't exist; ForbiddenError if the actor belongs to one.
 */
async function findVendors(context: Context, given: readonly string[]): Promise<number[]> {
  const ids = [...new Set(parseIds(given))];
  const vendors = await context.em.find(Vendor, { id: { $in: ids }, status: "published" });
  if (vendors.length < new Set(given).size) {
    const message = "One of these vendors no longer exists";
    throw new InvalidInputError(message, { vendorIds: message });
  }
  const memberships = await findMemberships(context);
  const own = vendors.find(({ organization }) => !mayWriteTo(memberships, organization.id));
  if (own) throw new ForbiddenError(`You belong to the organization behind ${own.name}. Leave it out.`);
  return ids;
}

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly questions: readonly string[];
  readonly vendorIds: readonly number[];
  readonly key: string;
  readonly evaluationId: number | null;
}

/** Returns the first message of each conversation: the text and the questions. */
const messageOf = ({ text, questions }: Asked): string =>
  [text, questions.map((question, index) => `${index + 1}. ${question}`).join("\n")].join("\n\n");

/**
 * Creates the request, its conversations, messages and notices in one statement; nothing if the key exists.
 */
const insert = (person: number, asked: Asked) => sql`
  with made as (
    insert into vendor_requests (person_id, title, key, evaluation_id)
    values (${person}, ${asked.title}, ${asked.key},
      (select e.id from evaluations e where e.id = ${asked.evaluationId}::integer for key share))
    on conflict do nothing returning id
  ), questions as (
    insert into vendor_request_questions (request_id, position, text)
    select made.id, q.position, q.text
    from made, unnest(${asked.questions}::text[]) with ordinality q(text, position)
  ), begun as (
    insert into conversations (person_id, vendor_id, request_id, key)
    select ${person}::integer, v.id, made.id, gen_random_uuid()
    from made, unnest(${asked.vendorIds}::integer[]) v(id) returning id
  ), sent as (
    insert into conversation_messages (conversation_id, side, author_id, text, key)
    select begun.id, 'person', ${person}::integer, ${messageOf(asked)}, gen_random_uuid() from begun
  )
  select made.id, array(select graphile_worker.add_job(${noticeJob.name}::text,
      json_build_object('conversation', begun.id, 'from', 'person'), max_attempts => ${MAX_ATTEMPTS}::integer)
    from begun) as jobs
  from made`;

/** Returns the id of the actor's request with this key. */
async function findSent({ em }: Context, person: number, key: string): Promise<number | undefined> {
  const [row] = await em.execute<{ id: number }[]>(
    "select id from vendor_requests where person_id = ? and key = ?",
    [person, key],
  );
  return row?.id;
}

/**
 * Sends the same questions to several vendors, in one conversation each; repeating the key sends nothing.
 * Returns the request's id.
 * @param evaluationId the evaluation that asks, if any; vendors don't learn of it.
 * @throws InvalidInputError with a message for each invalid field; ForbiddenError for members of one of the
 * vendors; TooManyRequestsError after five in a day.
 */
export async function requestVendors(
  context: Context,
  input: VendorRequestInput,
  givenKey: string,
  evaluationId: number | null = null,
): Promise<number> {
  const { em, limits } = context;
  const { id: person } = personOf(context);
  const { title, text, questions } = await validate(requestRules, input);
  const { vendorIds } = await validate(vendorsRules, input);
  const { key } = await validate(keyRules, { key: givenKey });
  const known = await findSent(context, person, key);
  if (known) return known;
  const vendors = await findVendors(context, vendorIds);
  await limits.count(REQUESTS, String(person));
  const asked = { title, text, questions: questionsIn(questions), vendorIds: vendors, key, evaluationId };
  return em.transactional(async () => {
    const [made] = await queryRows(em, insert(person, asked));
    return Number(made?.id ?? (await findSent(context, person, key)));
  });
}
