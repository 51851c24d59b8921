import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asPerson } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { OutboundError } from "../../../../shared/outbound/outbound-error.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { ImportError } from "../errors.ts";
import { storeUpload } from "../screen/stored-upload.ts";
import { assertAllowed } from "./assert-allowed.ts";
import { fetchSource } from "./fetch-source.ts";
import { syncSourceRules } from "./sync-source.rules.ts";

/** The time limit, in milliseconds, since the user is waiting. */
const TIME_LIMIT = 20_000;

const placeRules = syncSourceRules.pick(["location", "format"]);

/**
 * Fetches the content that a source would be synced from and stores it like an upload. Returns the upload's
 * id.
 * @throws InvalidInputError if the location can't be read.
 */
export async function uploadSource(
  context: Context,
  given: { readonly location: string; readonly format: string },
): Promise<number> {
  const { location, format } = await validate(placeRules, given);
  assertAllowed(context, location);
  const folder = await mkdtemp(join(tmpdir(), "sync-"));
  try {
    const file = join(folder, "file");
    const source = { location, format, etag: null, lastModified: null };
    const content = await fetchSource(source, file, context.settings.sync, TIME_LIMIT);
    if (!content) throw new ImportError("Its server sent nothing.");
    const person = asPerson(context.actor)?.id ?? null;
    return await storeUpload(context.em, { file, ...content, person });
  } catch (error) {
    if (!(error instanceof ImportError || error instanceof OutboundError)) throw error;
    throw new InvalidInputError(error.message, { location: error.message });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
