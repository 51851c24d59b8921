import { createHash } from "node:crypto";
import { addJob } from "../../../../jobs/queue.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { MAX_DOCUMENTS } from "../document.rules.ts";
import { readDocument } from "../document.service.ts";
import { type Document, toDocument } from "../document.ts";
import type { DocumentOwner, LockedRecord } from "../document-owners.ts";
import type { DocumentFields } from "../editing/document-fields.ts";
import { inspectApart } from "../inspection/inspect-apart.ts";
import type { InspectedPdf } from "../inspection/inspect-pdf.ts";
import { RefusedDocument } from "../inspection/refused-document.ts";
import { readDocumentJob } from "../read-document.job.ts";
import { protectFile, storeFile } from "./store-file.ts";

/** The limit of uploaded documents per account. */
const UPLOADS: Limit = {
  name: "document-uploads",
  times: 60,
  seconds: 3600,
  message: "You've uploaded a lot of documents.",
};
/** The most that an organization's documents may take up, in bytes. */
const ORGANIZATION_QUOTA = 300 * 1024 ** 2;

/** Where a document is to be added, and what it is there. */
export interface DocumentPlace {
  readonly owner: DocumentOwner;
  /** The id of the record. */
  readonly id: string;
  readonly fields: DocumentFields;
}

/**
 * Checks that the actor may add a document, before its file is read.
 * @throws NotFoundError, ForbiddenError; TooManyRequestsError; ConflictError if there are too many already.
 */
export async function assertMayAdd(context: Context, { owner, id }: DocumentPlace): Promise<void> {
  await context.limits.count(UPLOADS, String(personOf(context).id));
  await context.em.transactional(async () => {
    await assertRoom(context, owner, await owner.lock(context, id));
  });
}

/**
 * Adds a document to a record. The file is stored first, so that a failure leaves nothing but a file that a job
 * collects. The same file again changes nothing.
 * @throws InvalidInputError at `file`; StorageError; as `assertMayAdd`.
 */
export async function addDocument(
  context: Context,
  { owner, id, fields }: DocumentPlace,
  bytes: Uint8Array,
): Promise<Document> {
  const { pages, hasText } = await inspected(bytes);
  const hash = createHash("sha256").update(bytes).digest("hex");
  await storeFile(context, hash, bytes);
  const added = await context.em.transactional(async (em) => {
    const locked = await owner.lock(context, id);
    const [same] = await em.execute<{ id: number }[]>(
      `select id from documents where ${owner.column} = ? and hash = ?`,
      [locked.id, hash],
    );
    if (same) return same.id;
    await assertRoom(context, owner, locked);
    await protectFile(context, hash, bytes);
    const { kind, title, visibility } = fields;
    const [row] = await em.execute<{ id: number }[]>(
      `insert into documents (${owner.column}, kind, title, visibility, hash, bytes, pages, text_state, added_by_id)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        locked.id,
        kind,
        title,
        visibility,
        hash,
        bytes.length,
        pages,
        hasText ? "waiting" : "none",
        personOf(context).id,
      ],
    );
    if (!row) throw new Error("The document was not added.");
    if (hasText) await addJob(em, readDocumentJob, { id: row.id });
    await recordAuditEvent(context, {
      action: owner.actions.added,
      subject: locked.id,
      changes: { title: { after: title }, kind: { after: kind }, visibility: { after: visibility } },
    });
    return row.id;
  });
  return toDocument(context.publicUrl, await readDocument(context, added));
}

async function inspected(bytes: Uint8Array): Promise<InspectedPdf> {
  try {
    return await inspectApart(bytes);
  } catch (error) {
    if (!(error instanceof RefusedDocument)) throw error;
    throw new InvalidInputError(error.message, { file: error.message });
  }
}

/** @throws ConflictError if the record has the most documents, or its organization's quota is used. */
async function assertRoom(
  { em }: Context,
  { column }: DocumentOwner,
  { id, organizationId }: LockedRecord,
): Promise<void> {
  const [found] = await em.execute<{ count: number; bytes: string }[]>(
    `select (select count(*)::int from documents where ${column} = ?) as count,
      (select coalesce(sum(d.bytes), 0) from documents d
        left join solutions s on s.id = d.solution_id join vendors v on v.id = coalesce(d.vendor_id, s.vendor_id)
        where v.organization_id = ?) as bytes`,
    [id, organizationId ?? 0],
  );
  if ((found?.count ?? 0) >= MAX_DOCUMENTS)
    throw refusal(`There are already ${MAX_DOCUMENTS} documents. Remove one to add another.`);
  if (Number(found?.bytes ?? 0) >= ORGANIZATION_QUOTA)
    throw refusal("Your organization's documents take up 300 MB, which is the most. Remove some first.");
}

function refusal(message: string): ConflictError {
  return new ConflictError(message, { file: message });
}
