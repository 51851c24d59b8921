/** The facts about a solution or another record that reveal a person's taste. */
export interface Facts {
  readonly title: string;
  readonly category: string | null;
  readonly sports: readonly string[];
  readonly tags: readonly string[];
}

/** The number of public solutions by category and by sport. */
export interface Counts {
  readonly categories: Readonly<Record<string, number>>;
  readonly sports: Readonly<Record<string, number>>;
}

/** What a record and a solution have in common, each with its particularity, from 0 to 1. */
export interface Common {
  readonly category: Particular | undefined;
  readonly sports: readonly Particular[];
  readonly tags: readonly string[];
}

export interface Particular {
  readonly name: string;
  readonly particularity: number;
}

/** The minimum particularity of a reason: that of about 43 of 100 solutions, or of a sixth of 7,000. */
const LEAST = 0.4;
/** The rarity, as an exponent of the total, from which something is fully particular: 10 of 100. */
const WHOLLY = 0.5;
/** The number of virtual other records, since a few records don't show what is common. */
const OTHERS = 10;

/**
 * Returns the particularity of a value that `count` of `all` records have: near 0 if all have it, 1 up to
 * about the square root of all.
 */
function particularityOf(count: number, all: number): number {
  const rarity = 1 - Math.log(Math.max(count, 1)) / Math.log(all + OTHERS);
  return Math.min(1, rarity / WHOLLY);
}

/** Returns what two records have in common that most others lack; undefined if nothing. */
export function commonOf(one: Facts, other: Facts, counts: Counts): Common | undefined {
  const particular = (name: string, among: Readonly<Record<string, number>>): Particular[] => {
    const all = Object.values(among).reduce((sum, count) => sum + count, 0);
    const particularity = particularityOf(among[name] ?? 1, all);
    return particularity >= LEAST ? [{ name, particularity }] : [];
  };
  const isAlike = one.category !== null && one.category === other.category;
  const category = isAlike ? particular(one.category, counts.categories)[0] : undefined;
  const sports = other.sports
    .filter((sport) => one.sports.includes(sport))
    .flatMap((sport) => particular(sport, counts.sports));
  const tags = other.tags.filter((tag) => one.tags.includes(tag));
  return category || sports.length > 0 || tags.length > 0 ? { category, sports, tags } : undefined;
}
