import type { DraftValues } from "./draft-values.ts";

/** Values that were typed and have not reached the server yet. */
export type KeptDraft = {
  values: DraftValues;
  /** The version on the server that they are based on; null for a new draft. */
  version: number | null;
};

/** Storage can be full or disabled; drafts then live as long as the page. */
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

/** Reads the draft stored in this browser under a name. */
export function readKept(name: string): KeptDraft | undefined {
  const found: unknown = attempt(() => JSON.parse(localStorage.getItem(name) ?? "null"));
  if (!isKept(found)) return undefined;
  // Drafts of the release before name no vendor.
  return { ...found, values: { ...found.values, vendorId: found.values.vendorId ?? "" } };
}

/** Stores a draft in this browser until it is saved. */
export const keep = (name: string, draft: KeptDraft) =>
  attempt(() => localStorage.setItem(name, JSON.stringify(draft)));

/** Removes the stored draft once it is saved. */
export const forgetKept = (name: string) => attempt(() => localStorage.removeItem(name));
