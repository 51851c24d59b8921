import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Request, Router } from "express";
import { isAdministrator } from "../../../../shared/actor.ts";
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  PayloadTooLargeError,
  UnauthenticatedError,
} from "../../../../shared/errors.ts";
import type { ContextOf, RequestContext } from "../../../../shared/request-context.ts";
import { cleanTexts } from "../../../../shared/text/clean-text.ts";
import { lockAccount } from "../../../account/identity/lock-account.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { copyHashed } from "../copy-hashed.ts";
import { ImportError } from "../errors.ts";
import { assertKnownFormat } from "../reading/records.ts";
import { countUse } from "./import-scope.ts";
import { cacheReceivedFile, MAX_SIZE, storeUpload } from "./stored-upload.ts";

/** The maximum length of a file name on disk, in bytes; characters outside ASCII take several. */
const MAX_NAME_BYTES = 255;

/** How much of their files members have stored here at a time, in bytes. */
const MEMBERS_STORED = 200 * 1024 ** 2;

/**
 * POST /uploads/imports?name=…: stores a file that an administrator, or a member of an organization, wants to import
 * and responds with its id.
 * Cross-site requests are rejected before they get here.
 */
export function importUploads(contextOf: ContextOf): Router {
  const router = Router();
  router.post("/uploads/imports", async (request, response) => {
    response.set("Cache-Control", "private, no-store");
    const context = await contextOf(request, response);
    const person = await importerOf(context);
    const fileName = fileNameOf(request.query.name);
    if (Number(request.headers["content-length"] ?? 0) > MAX_SIZE) throw tooLarge();
    const folder = await mkdtemp(join(tmpdir(), "upload-"));
    try {
      const upload = { ...(await received(request, folder)), fileName, person };
      const id = await context.em.fork().transactional(async (em) => {
        // Again, since other files may have arrived at the same time.
        if (!isAdministrator(context.actor)) {
          await lockAccount(em, person);
          await assertRoomFor(em, person);
        }
        return storeUpload(em, upload);
      });
      cacheReceivedFile(upload, folder);
      response.status(201).json({ id: String(id) });
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  });
  return router;
}

/**
 * Returns the person who uploads. Files are uploaded from a browser: access tokens can't upload.
 * @throws UnauthenticatedError; ForbiddenError for others than administrators and members; ConflictError if a member
 * has too much stored here; TooManyRequestsError
 */
async function importerOf(context: RequestContext): Promise<number> {
  const { actor, em } = context;
  if (!actor) throw new UnauthenticatedError();
  if (actor.kind !== "session") throw new ForbiddenError();
  if (isAdministrator(actor)) return actor.id;
  if ((await findMemberships(context)).size === 0) throw new ForbiddenError();
  await countUse(context);
  await assertRoomFor(em, actor.id);
  return actor.id;
}

/** @throws ConflictError if a member has too much stored here. */
async function assertRoomFor(em: EntityManager, person: number): Promise<void> {
  const [stored] = await em.execute<{ size: number }[]>(
    "select coalesce(sum(size), 0)::float8 as size from import_uploads where uploaded_by_id = ?",
    [person],
  );
  if ((stored?.size ?? 0) >= MEMBERS_STORED)
    throw new ConflictError("You've uploaded a lot in two days. Import what is here, or try again tomorrow.");
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
