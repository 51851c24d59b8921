import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ForbiddenError, NotFoundError } from "../../../../shared/errors.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { lockConversation } from "../../../marketplace/conversations/lock-conversation.ts";
import { addMessage } from "../../../marketplace/conversations/messages/add-message.ts";
import { MESSAGES } from "../../../marketplace/conversations/messages/message.service.ts";
import { readableBy, sideOf } from "../../../marketplace/conversations/readable.ts";
import { type Document, type StoredDocument, toDocument } from "../document.ts";
import { storedDocument } from "../document-columns.ts";

/** A document on request, and whether it is shared with the person of a conversation. */
export interface StoredOffer {
  readonly conversation: number;
  readonly vendor: number;
  readonly document: StoredDocument;
  readonly shared: boolean;
}

/** The most documents that are listed for a conversation; a vendor and its solutions may have more. */
const MOST = 100;

/**
 * SQL of the documents on request of the vendor of the conversation `t` and of its solutions. Those of records that
 * aren't public are left to those who may edit them.
 */
const OFFERS = `
  from conversations t join documents d on d.visibility = 'on_request'
    join (select v.id as vendor_id, null::integer as solution_id, v.id as of_vendor, v.status from vendors v
      union all select null, s.id, s.vendor_id, s.status from solutions s) r
      on (r.vendor_id = d.vendor_id or r.solution_id = d.solution_id) and r.of_vendor = t.vendor_id
    left join document_shares h on h.conversation_id = t.id and h.document_id = d.id`;
const COLUMNS = `t.id as conversation, t.vendor_id as vendor, ${storedDocument("false")} as document,
  h.document_id is not null as shared`;

/** Returns what a conversation's documents look like in the API. */
export function offerOf(
  { publicUrl }: Pick<Context, "publicUrl">,
  { conversation, document, shared }: StoredOffer,
): { id: string; document: Document; shared: boolean } {
  return { id: `${conversation}-${document.id}`, document: toDocument(publicUrl, document), shared };
}

/**
 * Returns the documents on request that one of the actor's conversations can be about: for the vendor's side all of
 * its own, for the person those that were shared; none if the conversation isn't theirs.
 */
export async function readOffers(context: Context, conversationId: string): Promise<StoredOffer[]> {
  const person = personOf(context);
  const own = await queryRows(
    context.em,
    sql`select t.id, ${sideOf(person.id)} as side from conversations t
      where t.id = ${parseId(conversationId) ?? 0} and ${readableBy(person)}`,
  );
  const [found] = own as unknown as { id: number; side: string }[];
  if (!found) return [];
  const isPerson = found.side === "person";
  return context.em.execute<StoredOffer[]>(
    `select ${COLUMNS} ${OFFERS}
     where t.id = ? ${isPerson ? "and h.document_id is not null and r.status = 'published'" : ""}
     order by shared desc, lower(d.title), d.id limit ${MOST}`,
    [found.id],
  );
}

/**
 * Shares a document on request with the person of a conversation, who is told by a message, or ends that.
 * @throws NotFoundError if the conversation or the document isn't the actor's; ForbiddenError for the person's side;
 * TooManyRequestsError.
 */
export async function setDocumentShared(
  context: Context,
  conversationId: string,
  documentId: string,
  shared: boolean,
): Promise<StoredOffer> {
  const { em, limits } = context;
  if (shared) await limits.count(MESSAGES, String(personOf(context).id));
  return em.transactional(async () => {
    const conversation = await lockConversation(context, conversationId);
    if (conversation.side !== "vendor") throw new ForbiddenError("Only the vendor can share its documents.");
    const [offer] = await em.execute<StoredOffer[]>(
      `select ${COLUMNS} ${OFFERS} where t.id = ? and d.id = ?`,
      [conversation.id, parseId(documentId) ?? 0],
    );
    if (!offer) throw new NotFoundError("This document isn't one of the vendor's on request.");
    if (offer.shared === shared) return offer;
    const { id, title } = offer.document;
    await em.execute(
      shared
        ? "insert into document_shares (conversation_id, document_id) values (?, ?)"
        : "delete from document_shares where conversation_id = ? and document_id = ?",
      [conversation.id, id],
    );
    if (shared)
      await addMessage(
        context,
        conversation,
        `I've shared “${title}” with you. You can open it under Documents, below these messages.`,
        randomUUID(),
      );
    await recordAuditEvent(context, {
      action: shared ? "vendor.document_shared" : "vendor.document_unshared",
      subject: offer.vendor,
      changes: { title: shared ? { after: title } : { before: title } },
    });
    return { ...offer, shared };
  });
}
