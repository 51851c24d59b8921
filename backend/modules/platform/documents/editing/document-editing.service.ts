import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { changesBetween } from "../../../administration/audit/changes-between.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { readDocument } from "../document.service.ts";
import { type Document, toDocument } from "../document.ts";
import { DOCUMENT_OWNERS, type DocumentOwner, type LockedRecord } from "../document-owners.ts";
import { type DocumentFields, documentFields } from "./document-fields.ts";

interface Editable extends DocumentFields {
  readonly id: number;
  readonly owner: DocumentOwner;
  readonly locked: LockedRecord;
}

/**
 * Returns a document of a record that the actor may edit, which is locked until the transaction ends.
 * @throws NotFoundError; ForbiddenError
 */
async function lockEditableDocument(context: Context, id: string): Promise<Editable> {
  const key = parseId(id) ?? 0;
  const [found] = await context.em.execute<{ vendor: number | null; solution: number | null }[]>(
    "select vendor_id as vendor, solution_id as solution from documents where id = ?",
    [key],
  );
  if (!found) throw missing();
  const owner = DOCUMENT_OWNERS[found.vendor === null ? "solution" : "vendor"];
  const locked = await owner.lock(context, String(found.vendor ?? found.solution));
  // Read again, as it may have changed until its record was locked.
  const [document] = await context.em.execute<(DocumentFields & { id: number })[]>(
    `select id, kind, title, visibility from documents where id = ? and ${owner.column} = ?`,
    [key, locked.id],
  );
  if (!document) throw missing();
  return { ...document, owner, locked };
}

/**
 * Changes what is said of a document.
 * @throws InvalidInputError at the field; NotFoundError, ForbiddenError
 */
export async function editDocument(context: Context, id: string, input: DocumentFields): Promise<Document> {
  const fields = await validate(documentFields, input);
  const { owner, locked, ...document } = await lockEditableDocument(context, id);
  const changes = changesBetween<DocumentFields>(document, fields, ["kind", "title", "visibility"]);
  if (Object.keys(changes).length > 0) {
    await context.em.execute("update documents set kind = ?, title = ?, visibility = ? where id = ?", [
      fields.kind,
      fields.title,
      fields.visibility,
      document.id,
    ]);
    await recordAuditEvent(context, { action: owner.actions.changed, subject: locked.id, changes });
  }
  return toDocument(context.publicUrl, await readDocument(context, document.id));
}

/**
 * Removes a document; its file is deleted later, unless another document has the same.
 * @throws NotFoundError, ForbiddenError
 */
export async function removeDocument(context: Context, id: string): Promise<void> {
  const { owner, locked, ...document } = await lockEditableDocument(context, id);
  await context.em.execute("delete from documents where id = ?", [document.id]);
  await recordAuditEvent(context, {
    action: owner.actions.removed,
    subject: locked.id,
    changes: { title: { before: document.title }, kind: { before: document.kind } },
  });
}

function missing(): NotFoundError {
  return new NotFoundError("This document doesn't exist.");
}
