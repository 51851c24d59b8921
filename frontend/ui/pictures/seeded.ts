/** A hash of a text (FNV-1a). */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** A deterministic random generator. */
export interface Chance {
  /** Returns a whole number in an inclusive range. */
  between(least: number, most: number): number;
}

/** Creates a random generator seeded by a text (mulberry32). */
export function chanceOf(text: string): Chance {
  let state = seedOf(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { between: (least, most) => least + Math.floor(next() * (most - least + 1)) };
}
