/** What is known of a solution or of another record that tells a person's taste. */
export interface Facts {
  readonly title: string;
  readonly category: string | null;
  readonly sports: readonly string[];
  readonly tags: readonly string[];
}

/** How many of the public solutions have what may be in common. */
export interface Counts {
  readonly categories: Readonly<Record<string, number>>;
  readonly sports: Readonly<Record<string, number>>;
}

/** What a record and a solution have in common, each with how particular it is, from 0 to 1. */
export interface Common {
  readonly category: Particular | undefined;
  readonly sports: readonly Particular[];
  readonly tags: readonly string[];
}

export interface Particular {
  readonly name: string;
  readonly particularity: number;
}

/** What has less in common with all others is no reason: a third of 100 solutions, a sixth of 7,000. */
const LEAST = 0.4;
/** The rarity, as an exponent of how many there are, from which something is wholly particular: 10 of 100. */
const WHOLLY = 0.5;
/** As if there were so many others: a few records don't tell what is common. */
const OTHERS = 10;

/** How particular it is to be among so many of all: near 0 for what all are, 1 up to about their square root. */
function particularityOf(count: number, all: number): number {
  const rarity = 1 - Math.log(Math.max(count, 1)) / Math.log(all + OTHERS);
  return Math.min(1, rarity / WHOLLY);
}

/** What two records have in common that most others have not; undefined if nothing. */
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
