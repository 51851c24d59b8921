import type { DraftValues } from "./draft-values.ts";

/** What was typed and has not reached the server yet. */
export type KeptDraft = {
  values: DraftValues;
  /** The version on the server that it was typed over; null for a new one. */
  version: number | null;
};

/** Storage can be full or switched off; then what is typed lives as long as the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const isKept = (value: unknown): value is KeptDraft => {
  const { values, version } = (value ?? {}) as Partial<KeptDraft>;
  const texts = values as Record<string, unknown> | undefined;
  return (
    (version === null || typeof version === "number") &&
    ["affiliation", "contactEmail", "text", "links"].every((name) => typeof texts?.[name] === "string")
  );
};

/** What this browser keeps under a name. */
export function readKept(name: string): KeptDraft | undefined {
  const found: unknown = attempt(() => JSON.parse(localStorage.getItem(name) ?? "null"));
  return isKept(found) ? found : undefined;
}

/** Keeps it in this browser until it is saved. */
export const keep = (name: string, draft: KeptDraft) =>
  attempt(() => localStorage.setItem(name, JSON.stringify(draft)));

/** Forgets it once it is saved. */
export const forgetKept = (name: string) => attempt(() => localStorage.removeItem(name));
