import { type Response, Router } from "express";
import { isAdministrator, sessionOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import type { ContextOf } from "../../../../shared/request-context.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { isOwnFile, isPublicFile } from "../picture.service.ts";
import { fileName, PRIVATE_PATH, PUBLIC_PATH } from "../picture.ts";

const NAME = /^([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/;
/** A year, in seconds: a file's name is the hash of its content. */
const MAX_AGE = 365 * 24 * 3600;

/**
 * GET /media/HASH-WIDTH.webp: the files of public pictures, the same for everyone. Goes before the cache of
 * responses, which would fill with them.
 */
export function publicPictures(contextOf: ContextOf): Router {
  const router = Router();
  router.get(`${PUBLIC_PATH}/:name`, async (request, response) => {
    // Whoever asks gets the same, so nobody's session is read.
    delete request.headers.cookie;
    const file = fileOf(request.params.name);
    const context = await contextOf(request, response);
    if (!(await isPublicFile(context, file.hash, file.width))) throw missing();
    response.set("Cache-Control", `public, max-age=${MAX_AGE}, immutable`);
    await send(response, context, file);
  });
  return router;
}

/** GET /uploads/media/HASH-WIDTH.webp: the same for whoever may edit the record, also while it isn't public. */
export function privatePictures(contextOf: ContextOf): Router {
  const router = Router();
  router.get(`${PRIVATE_PATH}/:name`, async (request, response) => {
    const context = await contextOf(request, response);
    const { id } = sessionOf(context);
    const file = fileOf(request.params.name);
    const person = { id, isAdministrator: isAdministrator(context.actor) };
    if (!(await isOwnFile(context, file, person))) throw missing();
    response.set("Cache-Control", "private, max-age=3600");
    await send(response, context, file);
  });
  return router;
}

interface PictureFile {
  readonly hash: string;
  readonly width: number;
}

function fileOf(name: string): PictureFile {
  const [, hash, width] = NAME.exec(name) ?? [];
  if (!hash || !width) throw missing();
  return { hash, width: Number(width) };
}

async function send(response: Response, { settings }: Context, { hash, width }: PictureFile): Promise<void> {
  const bytes = await storageOf(settings.media).get(fileName(hash, width));
  if (!bytes) throw missing();
  response
    .set({
      "Content-Type": "image/webp",
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      ETag: `"${hash}-${width}"`,
    })
    .send(bytes);
}

function missing(): NotFoundError {
  return new NotFoundError("There's no picture at this address.");
}
