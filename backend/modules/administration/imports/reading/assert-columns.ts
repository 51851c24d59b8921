import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { ImportError } from "../errors.ts";
import { nearest } from "../nearest.ts";
import { isTable } from "./records.ts";

/**
 * Checks that a table has every required column; records of a JSON list may each lack different fields.
 * @param columns the columns of the file.
 * @throws ImportError that lists the missing ones and their other names.
 */
export function assertColumns(
  file: string,
  kind: ImportKind,
  values: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): void {
  const missing = kind.required.filter((column) => !(column in values));
  if (missing.length < kind.required.length && !(isTable(file) && missing.length > 0)) return;
  const others = columns.filter((column) => !(column in values));
  const meant = missing.flatMap((column) => {
    const near = nearest(column, others);
    return near === undefined ? [] : [`"${near}" may be ${column}`];
  });
  throw new ImportError(
    `${file} is missing the columns ${missing.join(", ")}; a file with a different layout needs a mapping.${
      meant.length > 0 ? ` Its ${meant.join(", its ")}.` : ""
    }`,
  );
}
