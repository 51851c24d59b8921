import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Request, Router } from "express";
import {
  ForbiddenError,
  InvalidInputError,
  PayloadTooLargeError,
  UnauthenticatedError,
} from "../../../../shared/errors.ts";
import type { ContextOf, RequestContext } from "../../../../shared/request-context.ts";
import { cleanTexts } from "../../../../shared/text/clean-text.ts";
import { copyHashed } from "../copy-hashed.ts";
import { ImportError } from "../errors.ts";
import { assertKnownFormat } from "../reading/records.ts";
import { cacheReceivedFile, MAX_SIZE, storeUpload } from "./stored-upload.ts";

/** The maximum length of a file name on disk, in bytes; characters outside ASCII take several. */
const MAX_NAME_BYTES = 255;

/**
 * POST /uploads/imports?name=…: stores a file that an administrator wants to import and responds with its id.
 * Cross-site requests are rejected before they get here.
 */
export function importUploads(contextOf: ContextOf): Router {
  const router = Router();
  router.post("/uploads/imports", async (request, response) => {
    response.set("Cache-Control", "private, no-store");
    const context = await contextOf(request, response);
    const person = administratorOf(context);
    const fileName = fileNameOf(request.query.name);
    if (Number(request.headers["content-length"] ?? 0) > MAX_SIZE) throw tooLarge();
    const folder = await mkdtemp(join(tmpdir(), "upload-"));
    try {
      const upload = { ...(await received(request, folder)), fileName, person };
      const id = await context.em.fork().transactional((em) => storeUpload(em, upload));
      cacheReceivedFile(upload, folder);
      response.status(201).json({ id: String(id) });
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  });
  return router;
}

/** Files are uploaded from a browser: access tokens can't upload. */
function administratorOf({ actor }: RequestContext): number {
  if (!actor) throw new UnauthenticatedError();
  if (actor.kind !== "session" || actor.role !== "admin") throw new ForbiddenError();
  return actor.id;
}

function fileNameOf(given: unknown): string {
  const { file: name } = cleanTexts({ file: typeof given === "string" ? given : "" }, "refuse");
  try {
    if (!/^[^\\/]+$/.test(name) || name.startsWith(".")) throw new ImportError("The file needs a name.");
    if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new ImportError("The file's name is too long.");
    assertKnownFormat(name);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new InvalidInputError(error.message, { file: error.message });
  }
  return name;
}

async function received(request: Request, folder: string) {
  const file = join(folder, "file");
  const { size, hash } = await copyHashed(request, file, (bytes) => {
    if (bytes > MAX_SIZE) throw tooLarge();
  });
  if (size === 0) throw new InvalidInputError("The file is empty.", { file: "The file is empty." });
  return { file, size, hash };
}

function tooLarge(): PayloadTooLargeError {
  return new PayloadTooLargeError(
    `A file can be up to ${MAX_SIZE / 1024 ** 2} MB. Import larger ones from the command line.`,
  );
}
