import { type Response, Router } from "express";
import { isAdministrator, sessionOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import type { ContextOf } from "../../../../shared/request-context.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { type DocumentFile, findOwnFile, findPublicFile } from "../document.service.ts";
import { downloadName, PRIVATE_PATH, PUBLIC_PATH } from "../document.ts";
import { fileName } from "./file-name.ts";

/**
 * GET /documents/ID/NAME.pdf: the files of public documents, the same for everyone. Goes before the cache of
 * responses, which would fill with them.
 */
export function publicDocuments(contextOf: ContextOf): Router {
  const router = Router();
  router.get(`${PUBLIC_PATH}/:id/:name`, async (request, response) => {
    // Whoever asks gets the same, so nobody's session is read.
    delete request.headers.cookie;
    const context = await contextOf(request, response);
    const file = await findPublicFile(context, parseId(request.params.id) ?? 0);
    await send(response, context, file, "public");
  });
  return router;
}

/** GET /uploads/documents/ID/NAME.pdf: the same for whoever may edit the record, also of those on request. */
export function privateDocuments(contextOf: ContextOf): Router {
  const router = Router();
  router.get(`${PRIVATE_PATH}/:id/:name`, async (request, response) => {
    const context = await contextOf(request, response);
    const { id } = sessionOf(context);
    const person = { id, isAdministrator: isAdministrator(context.actor) };
    const file = await findOwnFile(context, parseId(request.params.id) ?? 0, person);
    await send(response, context, file, "private");
  });
  return router;
}

async function send(
  response: Response,
  { settings }: Context,
  file: DocumentFile | undefined,
  caches: "public" | "private",
): Promise<void> {
  if (!file) throw missing();
  response.set({
    // A document can be withdrawn, so each use asks whether it may still be opened.
    "Cache-Control": `${caches}, no-cache`,
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${downloadName(file.title)}"`,
    // Without `sandbox`, under which Safari shows nothing. PDF viewers never run in the origin of the file.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    ETag: `"${file.hash}"`,
  });
  if (response.req.fresh) {
    response.status(304).end();
    return;
  }
  const bytes = await storageOf(settings.documents).get(fileName(file.hash));
  if (!bytes) throw missing();
  response.send(bytes);
}

function missing(): NotFoundError {
  return new NotFoundError("There's no document at this address.");
}
