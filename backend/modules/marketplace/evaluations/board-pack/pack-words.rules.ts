import { counted } from "../../../../shared/text/counted.rules.ts";
import { durationInWords } from "../../../catalog/plans/cost.rules.ts";
import type { PackRoom } from "./pack-room.rules.ts";

/** Shortens a text, at a space if there is one near. */
export function cut(text: string, most: number): string {
  const line = text.trim();
  if (line.length <= most) return line;
  const kept = line.slice(0, most);
  const space = kept.lastIndexOf(" ");
  return `${kept
    .slice(0, space > most / 2 ? space : most)
    .trimEnd()
    .toWellFormed()} […]`;
}

/** Names some of several, and says how many more there are. */
export const named = (names: readonly string[], most = 5): string =>
  names.length > most
    ? `${names.slice(0, most).join(", ")} and ${names.length - most} more`
    : names.join(", ");

const UNITS = [
  ["athletes", "athlete"],
  ["teams", "team"],
  ["venues", "venue"],
  ["events", "event"],
  ["seats", "seat"],
  ["devices", "device"],
] as const;

/** Says for how many and for how long costs are, such as `40 athletes, 2 years, in EUR`. */
export function numbersInWords(numbers: PackRoom["numbers"]): string {
  const counts = UNITS.flatMap(([name, one]) => {
    const count = numbers[name];
    return count === null ? [] : [counted(count, one)];
  });
  return [...counts, durationInWords(numbers.months), `in ${numbers.currency}`].join(", ");
}
