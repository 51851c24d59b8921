import { ImportError } from "../errors.ts";

/** The column names of a table's header. @throws ImportError for a name that stands there twice. */
export function checkedHeader(names: string[]): string[] {
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== undefined) throw new ImportError(`The header names the column ${twice} twice.`);
  return names;
}
