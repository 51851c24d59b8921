import { personalDataBySql } from "../../../shared/personal-data.ts";

const COLLECT = {
  begun: `select v.name::text as vendor, s.title as solution, t.created_at as "createdAt",
      (select json_agg(json_build_object('from', m.side, 'text', m.text, 'sentAt', m.created_at) order by m.id)
        from conversation_messages m
        where m.conversation_id = t.id and (m.side = 'person' or m.status = 'published')) as messages
    from conversations t join vendors v on v.id = t.vendor_id left join solutions s on s.id = t.solution_id
    where t.person_id = ? order by t.id`,
  requests: `select r.title, r.created_at as "createdAt",
      (select json_agg(q.text order by q.position) from vendor_request_questions q where q.request_id = r.id) as questions
    from vendor_requests r where r.person_id = ? order by r.id`,
  writtenForVendors: `select v.name::text as vendor, m.text, m.created_at as "sentAt"
    from conversation_messages m join conversations t on t.id = m.conversation_id join vendors v on v.id = t.vendor_id
    where m.author_id = ? and m.side = 'vendor' order by m.id`,
  read: `select r.conversation_id as conversation, r.read_up_to as "upToMessage"
    from conversation_reads r where r.user_id = ? order by r.conversation_id`,
} as const;

const ERASE = [
  "delete from vendor_requests where person_id = ?",
  "delete from conversations where person_id = ?",
  "update conversation_messages set author_id = null where author_id = ?",
  "delete from conversation_reads where user_id = ?",
];

/**
 * A user's conversations, which are deleted with the account on both sides; what they wrote for a vendor is
 * kept without their name.
 */
export const conversationData = personalDataBySql({
  section: "conversations",
  tables: ["vendor_requests", "conversations", "conversation_messages", "conversation_reads"],
  collect: COLLECT,
  erase: ERASE,
});
