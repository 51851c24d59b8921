import sql from "sql-template-tag";
import { Field, ID, ObjectType } from "type-graphql";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { readRows } from "../../../../shared/rows/read-rows.ts";
import type { Row } from "../../../../shared/rows/row.ts";
import { fields, type Selection } from "../../../../shared/rows/selection.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { Conversation } from "../conversation.entity.ts";
import { MAX_VENDORS } from "./request.rules.ts";

@ObjectType({ description: "A vendor's latest answer to one question of a request." })
export class VendorAnswer {
  @Field(() => ID, { description: "The question that it answers." })
  questionId: string;

  @Field({ description: "Plain text." })
  text: string;

  @Field({ description: "Whether an administrator gave it for a vendor without members." })
  byAdministrator: boolean;

  @Field({ description: "When it was given." })
  answeredAt: Date;
}

@ObjectType({ description: "What a vendor answered to a request." })
export class VendorReply {
  @Field(() => Conversation, { description: "The conversation with the vendor." })
  conversation: Row<Conversation>;

  @Field(() => [VendorAnswer], { description: "Its answers; none for questions that it has not answered." })
  answers: VendorAnswer[];
}

interface AnswerRow {
  readonly conversation: number;
  readonly questionId: string;
  readonly text: string;
  readonly byAdministrator: boolean;
  readonly answeredAt: string;
}

const answersTo = (request: number) => sql`
  select distinct on (m.conversation_id, a.question_id) m.conversation_id as conversation,
    a.question_id::text as "questionId", a.text, m.by_administrator as "byAdministrator",
    m.created_at as "answeredAt"
  from vendor_request_answers a join conversation_messages m on m.id = a.message_id
    join conversations t on t.id = m.conversation_id
  where t.request_id = ${request} and m.status = 'published'
  order by m.conversation_id, a.question_id, m.id desc`;

/** Returns the vendors' answers to one of the viewer's requests, by vendor; empty if it is not theirs. */
export async function listReplies(
  context: Context,
  requestId: string,
  selection: Selection,
): Promise<VendorReply[]> {
  const { em } = context;
  const request = parseId(requestId) ?? 0;
  const conversations = await readRows(em, Conversation, {
    selection: { ...fields(["id"]), ...selection.conversation },
    where: sql`t.request_id = ${request} and t.person_id = ${personOf(context).id}`,
    orderBy: sql`order by t.id`,
    limit: MAX_VENDORS,
  });
  if (conversations.length === 0) return [];
  const answers = (await queryRows(em, answersTo(request))) as unknown as AnswerRow[];
  return conversations.map((conversation) => ({
    conversation,
    answers: answers
      .filter((answer) => answer.conversation === conversation.id)
      .map(({ questionId, text, byAdministrator, answeredAt }) => ({
        questionId,
        text,
        byAdministrator,
        answeredAt: new Date(answeredAt),
      })),
  }));
}
