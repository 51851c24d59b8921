import type { Context } from "../../../../shared/context.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { kindOf } from "../kind-of.ts";
import { announceImport } from "../screen/announce-import.ts";
import type { ImportRun } from "../screen/import-run.entity.ts";
import { findUpload } from "../screen/stored-upload.ts";
import { mappingOfSource } from "./source-mapping.ts";
import type { SyncSourceInput } from "./sync.types.ts";
import { syncSourceRules } from "./sync-source.rules.ts";

/**
 * Creates a run that shows what a sync with these settings would change, based on the fetched content.
 * @throws InvalidInputError, NotFoundError
 */
export async function previewSource(
  context: Context,
  uploadId: string,
  input: SyncSourceInput,
): Promise<ImportRun> {
  const { name, kind: kindName, mapping: text, skipBad } = await validate(syncSourceRules, input);
  const kind = await kindOf(context, kindName);
  const mapping = mappingOfSource(text, name, kind);
  const upload = await findUpload(context.em, parseId(uploadId) ?? 0);
  const source = { source: name, mapping, skipBad, dryRun: true, organization: null };
  return announceImport(context, { upload, kind, ...source });
}
