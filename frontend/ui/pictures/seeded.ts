/** A number derived from a text alone (FNV-1a). */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** Chance that is the same for the same text. */
export interface Chance {
  /** A whole number between two, both included. */
  between(least: number, most: number): number;
}

/** Chance that a text decides (mulberry32). */
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
