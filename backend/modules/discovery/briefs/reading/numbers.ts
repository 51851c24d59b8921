const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const MORE: Readonly<Record<string, number>> = {
  ...TENS,
  "a dozen": 12,
  "a couple of": 2,
  "a hundred": 100,
  hundred: 100,
  "a thousand": 1_000,
};

/** A regular expression source that matches number words. */
export const NUMBER_WORDS = [...SMALL.slice(2), ...Object.keys(MORE)].toReversed().join("|");

const SCALES: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  tsd: 1_000,
  t: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  lakh: 100_000,
};
/** Matches a multiplier that follows a number. */
export const SCALE = String.raw`k|thousand|grand|tsd\.?|m|mn|mio\.?|millions?|lakh`;

/**
 * Parses a number as people write it: "25,000", "25.000", "1 000", "1.5", "25'000", "twelve". Returns
 * undefined for anything else.
 */
export function numberIn(text: string, scale = ""): number | undefined {
  const word = text.trim().toLowerCase().replace(/\s+/g, " ");
  const known = SMALL.indexOf(word) >= 0 ? SMALL.indexOf(word) : MORE[word];
  const value = known ?? digitsOf(word);
  return value === undefined ? undefined : value * (SCALES[scale.toLowerCase().replace(".", "")] ?? 1);
}

/** Treats a mark before exactly three digits as a thousands separator, and any other as the decimal mark. */
function digitsOf(text: string): number | undefined {
  const grouped = text.replace(/[\s'’](?=\d{3}(?!\d))/g, "");
  const plain = grouped.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  const value = Number(plain);
  return plain !== "" && Number.isFinite(value) ? value : undefined;
}
