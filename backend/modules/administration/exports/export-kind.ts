import { NotFoundError } from "../../../shared/errors.ts";

/** The kinds of data that administrators can export. */
export const EXPORT_KINDS = ["users", "solutions", "vendors", "opportunities", "analytics"] as const;

export type ExportKind = (typeof EXPORT_KINDS)[number];

/**
 * Validates the name of a kind.
 * @throws NotFoundError for a kind that can't be exported.
 */
export function exportKind(given: string): ExportKind {
  const kind = EXPORT_KINDS.find((one) => one === given);
  if (!kind) throw new NotFoundError(`Unknown export. Use one of: ${EXPORT_KINDS.join(", ")}.`);
  return kind;
}
