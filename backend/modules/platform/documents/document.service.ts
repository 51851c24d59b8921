import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import type { StoredDocument } from "./document.ts";
import { isPublicDocument, storedDocument } from "./document-columns.ts";

const FROM = `from documents d left join vendors v on v.id = d.vendor_id left join solutions s on s.id = d.solution_id`;
const IS_PUBLIC = `coalesce(${isPublicDocument("v")}, ${isPublicDocument("s")}, false)`;

/** What serving a document needs. */
export interface DocumentFile {
  readonly hash: string;
  readonly title: string;
}

/**
 * Returns a document.
 * @throws NotFoundError
 */
export async function readDocument({ em }: Pick<Context, "em">, id: number): Promise<StoredDocument> {
  const [found] = await em.execute<{ document: StoredDocument }[]>(
    `select ${storedDocument(IS_PUBLIC)} as document ${FROM} where d.id = ?`,
    [id],
  );
  if (!found) throw new NotFoundError("This document doesn't exist.");
  return found.document;
}

/** Returns the file of a document that everyone may open; undefined if there is none. */
export async function findPublicFile(
  { em }: Pick<Context, "em">,
  id: number,
): Promise<DocumentFile | undefined> {
  const [found] = await em.execute<DocumentFile[]>(
    `select d.hash, d.title ${FROM} where d.id = ? and ${IS_PUBLIC}`,
    [id],
  );
  return found;
}

/**
 * Returns the file of a document whose record this person may edit, as an administrator or otherwise, or which was
 * shared with them while its record is public.
 */
export async function findOwnFile(
  { em }: Pick<Context, "em">,
  id: number,
  person: { readonly id: number; readonly isAdministrator: boolean },
): Promise<DocumentFile | undefined> {
  const [found] = await em.execute<DocumentFile[]>(
    `select d.hash, d.title ${FROM} left join vendors o on o.id = s.vendor_id
     where d.id = ? and (? or exists (select from organization_members m
       where m.user_id = ? and m.organization_id = coalesce(v.organization_id, o.organization_id))
       or coalesce(v.status, s.status) = 'published' and exists (select from document_shares h
         join conversations t on t.id = h.conversation_id where h.document_id = d.id and t.person_id = ?))`,
    [id, person.isAdministrator, person.id, person.id],
  );
  return found;
}
