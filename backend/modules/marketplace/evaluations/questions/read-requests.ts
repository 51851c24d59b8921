import type { EntityManager } from "@mikro-orm/postgresql";
import { dayOf, timeZone } from "../../../../shared/days/days.ts";
import { MAX_REQUESTS } from "../evaluation.rules.ts";
import type { EvaluationRequest, VendorProgressValue } from "./question.types.ts";

interface AskedRow {
  vendorId: number;
  name: string;
  conversationId: number;
  answers: { question: string; text: string; answeredAt: string }[];
  firstAt: string | null;
}
interface RequestRow {
  id: number;
  title: string;
  personId: number;
  sentAt: string;
  questions: string[];
  vendors: AskedRow[] | null;
  today: string;
}

/** The requests with their vendors' latest answers that aren't hidden. */
const REQUESTS = `
  select r.id, r.title, r.person_id as "personId", r.created_at as "sentAt",
    (now() at time zone ?)::date::text as today,
    array(select q.text from vendor_request_questions q where q.request_id = r.id order by q.position) as questions,
    (select json_agg(json_build_object('vendorId', v.id, 'name', v.name, 'conversationId', t.id,
        'answers', coalesce(given.answers, '[]'), 'firstAt', given.first_at) order by t.id)
      from conversations t join vendors v on v.id = t.vendor_id, lateral (
        select json_agg(json_build_object('question', l.question, 'text', l.text, 'answeredAt', l.created_at)
            order by l.position) as answers, min(l.first_at) as first_at
        from (select distinct on (q.position) q.position, q.text as question, a.text, m.created_at,
            min(m.created_at) over (partition by q.position) as first_at
          from vendor_request_answers a join conversation_messages m on m.id = a.message_id
            join vendor_request_questions q on q.id = a.question_id
          where m.conversation_id = t.id and m.status = 'published'
          order by q.position, m.id desc) l) given
      where t.request_id = r.id) as vendors
  from vendor_requests r where r.evaluation_id = ? order by r.id limit ${MAX_REQUESTS}`;

/** Says how far a vendor is; the first of its answers decides whether it was in time. */
function progressOf(
  firstAt: string | null,
  due: string | null | undefined,
  today: string,
): VendorProgressValue {
  if (firstAt === null) return due && today > due ? "silent" : "waiting";
  return due && dayOf(new Date(firstAt)) > due ? "late" : "answered";
}

/**
 * Reads what an evaluation asked of vendors and what they answered, in one statement.
 * @param due the day by which vendors answer.
 * @param viewer the id of who reads it.
 */
export async function readRequests(
  em: EntityManager,
  evaluationId: number,
  due: string | null | undefined,
  viewer: number,
): Promise<EvaluationRequest[]> {
  const rows = await em.execute<RequestRow[]>(REQUESTS, [timeZone(), evaluationId]);
  return rows.map(({ id, title, personId, sentAt, questions, vendors, today }) => ({
    id,
    title,
    questions,
    sentAt: new Date(sentAt),
    vendors: (vendors ?? []).map(({ vendorId, name, conversationId, answers, firstAt }) => ({
      vendorId,
      name,
      progress: progressOf(firstAt, due, today),
      answers: answers.map((answer) => ({ ...answer, answeredAt: new Date(answer.answeredAt) })),
      path: personId === viewer ? `/messages/${conversationId}` : null,
    })),
  }));
}
