/** The parts of a name; `given` is empty for single-word names, such as groups. */
export interface PersonName {
  readonly given: string;
  readonly family: string;
}

/** Splits a name in given-name-first order; lowercase particles belong to the family name: Ada | van Dyk. */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const start = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { given: words.slice(0, start).join(" "), family: words.slice(start).join(" ") };
}
