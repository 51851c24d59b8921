import { NotFoundError } from "../../../shared/errors.ts";

/** What administrators export. */
export const EXPORT_KINDS = ["users", "solutions", "vendors", "opportunities", "analytics"] as const;

export type ExportKind = (typeof EXPORT_KINDS)[number];

/** @throws NotFoundError for a kind that isn't exported. */
export function exportKind(given: string): ExportKind {
  const kind = EXPORT_KINDS.find((one) => one === given);
  if (!kind) throw new NotFoundError(`Unknown export. Use one of: ${EXPORT_KINDS.join(", ")}.`);
  return kind;
}
