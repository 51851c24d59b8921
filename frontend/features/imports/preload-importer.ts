import type { Screen } from "../routing/screen-route.tsx";
import { viewIn } from "./import-address.ts";
import {
  ImportKindsDocument,
  ImportRunReportDocument,
  ImportRunsDocument,
  ImportUploadDocument,
} from "./imports.generated.ts";
import { runsOf } from "./run-list.tsx";

type Start = Parameters<NonNullable<Screen["preload"]>>[0];

/**
 * Preloads the importer for an address.
 * @param organization whose members import; undefined for administrators.
 */
export async function preloadImporter(
  start: Start,
  search: URLSearchParams,
  organization?: string,
): Promise<void> {
  const { upload, kind, records, encoding, header, run, after } = viewIn(search);
  await Promise.all([
    start(ImportKindsDocument, { organization }),
    start(ImportRunsDocument, runsOf({ after, organization })),
    upload && start(ImportUploadDocument, { id: upload, kind, records, encoding, header, organization }),
    run && start(ImportRunReportDocument, { id: run }),
  ]);
}
