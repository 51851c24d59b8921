/** How a field is made, step by step; see docs/import.md. */
export type Steps = {
  value?: unknown;
  from?: string | string[];
  split?: string;
  take?: string;
  date?: string;
  number?: string;
  translate?: Record<string, unknown>;
  join?: string;
  default?: unknown;
} & Record<string, unknown>;

/** A condition under which a row is left out. */
export type Condition = {
  from: string;
  is?: string | string[];
  isNot?: string | string[];
  contains?: string;
  empty?: boolean;
};

type Stored = {
  records?: string;
  encoding?: string;
  header?: number;
  leaveOut?: Condition[];
  fields?: Record<string, unknown>;
} & Record<string, unknown>;

/** Parses a stored mapping; empty for invalid text. */
function parsed(text: string): Stored {
  try {
    const value: unknown = JSON.parse(text || "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Stored) : {};
  } catch {
    return {};
  }
}

const written = (stored: Stored) => JSON.stringify(stored, null, 2);

/** Returns the steps of a field; undefined if the mapping leaves it empty. */
export function stepsOf(text: string, name: string): Steps | undefined {
  const field = parsed(text).fields?.[name];
  if (typeof field === "string") return { from: field };
  return typeof field === "object" && field !== null ? (field as Steps) : undefined;
}

/** Returns the location of the records in the mapping. */
export const recordsIn = (text: string) => parsed(text).records ?? null;

/** How a file is read where the guess is wrong; null for the guess. */
export type ReadingChoice = { encoding: string | null; header: number | null };

/** Returns how the mapping's file is read. */
export const readingIn = (text: string): ReadingChoice => {
  const { encoding, header } = parsed(text);
  return { encoding: encoding ?? null, header: header ?? null };
};

/** Returns the mapping with another way to read its file. */
export function withReading(text: string, { encoding, header }: ReadingChoice): string {
  const { encoding: _encoding, header: _header, fields, ...rest } = parsed(text);
  return written({
    ...rest,
    ...(encoding !== null && { encoding }),
    ...(header !== null && { header }),
    fields: fields ?? {},
  });
}

/** Returns the conditions that leave rows out. */
export const conditionsIn = (text: string): Condition[] => {
  const { leaveOut } = parsed(text);
  return Array.isArray(leaveOut) ? leaveOut : [];
};

/** Returns the mapping with these conditions. */
export function withConditions(text: string, conditions: readonly Condition[]): string {
  const { leaveOut: _before, fields, ...rest } = parsed(text);
  return written({
    ...rest,
    ...(conditions.length > 0 && { leaveOut: [...conditions] }),
    fields: fields ?? {},
  });
}

/** Returns the mapping with the steps of these fields; a field without steps is removed. Everything else is kept. */
export function withSteps(
  text: string,
  changed: Readonly<Record<string, Steps | undefined>>,
  records?: string,
): string {
  const stored = parsed(text);
  const fields = { ...stored.fields };
  for (const [name, steps] of Object.entries(changed)) {
    if (steps === undefined) delete fields[name];
    else fields[name] = shortened(steps);
  }
  const place = records === undefined ? {} : { records };
  return written({ ...stored, ...place, fields });
}

/** Leaves out steps that do nothing, and writes a plain column as its name. */
function shortened(steps: Steps): unknown {
  const kept = Object.fromEntries(
    Object.entries(steps).filter(([step, value]) => {
      if (value === undefined || value === "" || (step === "take" && value === "all")) return false;
      return step !== "translate" || Object.keys(value as object).length > 0;
    }),
  );
  if (steps.value !== undefined) return { value: steps.value };
  return Object.keys(kept).length === 1 && typeof kept.from === "string" ? kept.from : kept;
}

/** Returns a mapping's JSON with a source, as the import command takes it. */
export const withSource = (text: string, source: string) => {
  const { source: _own, ...rest } = parsed(text);
  return written({ source, ...rest });
};

/** Returns why a text isn't a mapping; undefined if it may be one. */
export function problemOfMapping(text: string): string | undefined {
  const hint = "It needs an object with “fields”.";
  try {
    const value: unknown = JSON.parse(text);
    const isMapping =
      typeof value === "object" && value !== null && "fields" in value && typeof value.fields === "object";
    return isMapping ? undefined : `The file isn't a mapping. ${hint}`;
  } catch {
    return `The file isn't valid JSON. ${hint}`;
  }
}

/** Writes a lookup table as lines, `theirs = ours`. */
export const linesOf = (table: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(table)
    .map(([theirs, ours]) => `${theirs} = ${typeof ours === "string" ? ours : JSON.stringify(ours)}`)
    .join("\n");

/** Returns why a lookup table's lines can't be read; undefined if they can. */
export function problemOfLines(lines: string): string | undefined {
  const at = lines.split("\n").findIndex((line) => line.trim() !== "" && !/^\s*[^\s=].*=/.test(line));
  return at < 0 ? undefined : `Line ${at + 1} needs their value, an equals sign and our value.`;
}

/** Reads a lookup table from lines that have no problem. */
export const tableOf = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines.split("\n").flatMap((line) => {
      const at = line.lastIndexOf("=");
      const theirs = line.slice(0, at).trim();
      return at > 0 && theirs ? [[theirs, line.slice(at + 1).trim()]] : [];
    }),
  );
