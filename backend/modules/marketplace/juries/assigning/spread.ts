/** An application to which reviewers are assigned. */
export interface Spreadable {
  readonly id: number;
  /** The reviewers it has already. */
  readonly reviewers: readonly number[];
  /** The reviewers who can't judge it. */
  readonly excluded: ReadonlySet<number>;
}

/** A reviewer for an application. */
export interface Pairing {
  readonly entryId: number;
  readonly reviewerId: number;
}

/**
 * Gives each application as many reviewers as planned, each time those who have the least to do. Applications that
 * few can judge come first, so that these reviewers aren't busy with others. The same input gives the same result.
 */
export function spread(
  entries: readonly Spreadable[],
  reviewers: readonly number[],
  each: number,
): Pairing[] {
  const load = new Map(reviewers.map((id) => [id, 0]));
  for (const { reviewers: assigned } of entries)
    for (const id of assigned) load.set(id, (load.get(id) ?? 0) + 1);
  const possible = ({ reviewers: assigned, excluded }: Spreadable) =>
    reviewers.filter((id) => !assigned.includes(id) && !excluded.has(id));
  return entries
    .map((entry) => ({ entry, free: possible(entry) }))
    .toSorted((a, b) => a.free.length - b.free.length || a.entry.id - b.entry.id)
    .flatMap(({ entry, free }) => {
      const missing = Math.max(0, each - entry.reviewers.length);
      const chosen = free
        .toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0) || a - b)
        .slice(0, missing);
      for (const id of chosen) load.set(id, (load.get(id) ?? 0) + 1);
      return chosen.map((reviewerId) => ({ entryId: entry.id, reviewerId }));
    });
}
