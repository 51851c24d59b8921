/** A deterministic random generator. */
export interface Chance {
  /** Returns a whole number in an inclusive range. */
  between(least: number, most: number): number;
  /** Returns one of these. */
  of<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Creates a random generator that always gives the same for the same text (FNV-1a and mulberry32). */
export function chanceOf(text: string): Chance {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    of: (items) => items[between(0, items.length - 1)] ?? items[0],
  };
}

/** The main and the second color of a brand. */
export type Brand = readonly [main: string, second: string];

const BRANDS: readonly [Brand, ...Brand[]] = [
  ["#0b6b43", "#b6d94c"],
  ["#1f4fb0", "#4cc3f0"],
  ["#8a2c6b", "#f2a0c4"],
  ["#b3401a", "#f7b64b"],
  ["#123f7a", "#f25c3b"],
  ["#0d5c63", "#67d6b5"],
  ["#4b2a86", "#b79cf2"],
  ["#26323a", "#e8b83a"],
  ["#9c1f35", "#26323a"],
  ["#2f5d1f", "#8fcf5a"],
];

/** The brand of a vendor. */
export const brandOf = (vendor: string): Brand => chanceOf(`brand ${vendor}`).of(BRANDS);
