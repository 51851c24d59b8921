import { type Request, Router } from "express";
import { sessionOf } from "../../../../shared/actor.ts";
import { InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { assertAnnounced, type BodyLimit, receivedBody } from "../../../../shared/received-body.ts";
import type { ContextOf } from "../../../../shared/request-context.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { DOCUMENT_TOO_LARGE, MAX_DOCUMENT_BYTES } from "../document.rules.ts";
import { PRIVATE_PATH } from "../document.ts";
import { DOCUMENT_OWNERS, type DocumentOwner } from "../document-owners.ts";
import { documentFields } from "../editing/document-fields.ts";
import { assertRoomForDocument } from "../inspection/inspect-apart.ts";
import { addDocument, assertMayAdd, type DocumentPlace } from "./add-document.ts";

const LIMIT: BodyLimit = { bytes: MAX_DOCUMENT_BYTES, message: DOCUMENT_TOO_LARGE };

/**
 * POST /uploads/documents?of=vendor&id=1&kind=data_sheet&title=T&visibility=public: adds the PDF in the body to a
 * record and responds with it. Cross-site requests are rejected before they get here.
 */
export function documentUploads(contextOf: ContextOf): Router {
  const router = Router();
  router.post(PRIVATE_PATH, async (request, response) => {
    response.set("Cache-Control", "private, no-store");
    const context = await contextOf(request, response);
    sessionOf(context);
    const place = await placeOf(request);
    assertAnnounced(request, LIMIT);
    assertRoomForDocument();
    await assertMayAdd(context, place);
    const document = await addDocument(context, place, await receivedBody(request, LIMIT));
    response.status(201).json(document);
  });
  return router;
}

async function placeOf({ query }: Request): Promise<DocumentPlace> {
  const { of, id, ...given } = query;
  const owner = Object.values<DocumentOwner>(DOCUMENT_OWNERS).find(({ kind }) => kind === of);
  if (!owner) throw new InvalidInputError("Say what the document is of: a vendor or a solution.");
  if (typeof id !== "string") throw new NotFoundError("This record doesn't exist.");
  return { owner, id, fields: await validate(documentFields, given) };
}
