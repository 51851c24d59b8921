import { type Request, Router } from "express";
import { sessionOf } from "../../../../shared/actor.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import { assertAnnounced, type BodyLimit, receivedBody } from "../../../../shared/received-body.ts";
import type { ContextOf } from "../../../../shared/request-context.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { ANSWER_FILES_PATH } from "../read-answers.ts";
import { addFile, assertMayAdd, type FilePlace, findFile } from "./answer-files.service.ts";

const LIMIT: BodyLimit = {
  bytes: 20 * 1024 ** 2,
  message: "A file can be up to 20 MB. Choose a smaller one.",
};

/**
 * POST /uploads/applications?application=1&question=ab12cd34&name=NAME.pdf: adds the file in the body to the caller's
 * draft and responds with it. Cross-site requests are rejected before they get here.
 */
export function answerFileUploads(contextOf: ContextOf): Router {
  const router = Router();
  router.post(ANSWER_FILES_PATH, async (request, response) => {
    response.set("Cache-Control", "private, no-store");
    const context = await contextOf(request, response);
    sessionOf(context);
    const place = placeOf(request);
    assertAnnounced(request, LIMIT);
    await assertMayAdd(context, place);
    const file = await addFile(context, place, await receivedBody(request, LIMIT));
    response.status(201).json(file);
  });
  return router;
}

function placeOf({ query }: Request): FilePlace {
  const text = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  return { application: text("application"), questionId: text("question"), name: text("name") };
}

/** GET /uploads/applications/ID/NAME: a file for its applicant and those who decide on the application or review it. */
export function answerFiles(contextOf: ContextOf): Router {
  const router = Router();
  router.get(`${ANSWER_FILES_PATH}/:id/:name`, async (request, response) => {
    response.set("Cache-Control", "private, no-store");
    const context = await contextOf(request, response);
    sessionOf(context);
    const file = await findFile(context, request.params.id);
    const bytes = file && (await storageOf(context.settings.applicationFiles).get(file.key));
    if (!bytes) throw new NotFoundError("There's no file at this address.");
    response.attachment(file.name).type(file.contentType);
    response.set({
      "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
    });
    response.send(bytes);
  });
  return router;
}
