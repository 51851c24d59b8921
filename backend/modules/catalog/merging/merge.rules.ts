/** How the value of a field is chosen when two records are merged. */
export const MergeRules = {
  MINE: "mine",
  OTHER: "other",
  LONGEST: "longest",
  NEWEST: "newest",
  VERIFIED: "verified",
} as const;

export type MergeRule = (typeof MergeRules)[keyof typeof MergeRules];

/** A record with what the rules look at. */
export interface Side {
  readonly values: Readonly<Record<string, unknown>>;
  readonly updatedAt: Date;
  readonly verified: boolean;
}

/** Whether a value says nothing. */
export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const lengthOf = (value: unknown) =>
  Array.isArray(value) ? value.join(" ").length : String(value ?? "").length;

/** Returns the value of a field by a rule; an empty one is never chosen over one that isn't. */
export function mergedValue(field: string, rule: MergeRule, kept: Side, merged: Side): unknown {
  const [mine, other] = [kept.values[field], merged.values[field]];
  if (isEmpty(mine)) return other;
  if (isEmpty(other)) return mine;
  if (rule === "other") return other;
  if (rule === "longest") return lengthOf(other) > lengthOf(mine) ? other : mine;
  if (rule === "newest") return merged.updatedAt > kept.updatedAt ? other : mine;
  return rule === "verified" && merged.verified && !kept.verified ? other : mine;
}
