import { shownValue } from "../errors.ts";
import { isAbsent } from "../reading/external-key.ts";
import { writtenDate } from "../reading/written/written-date.ts";
import { writtenNumber } from "../reading/written/written-number.ts";
import type { UploadColumn } from "./import.types.ts";

/** What may be wrong with a value, and how that is said of a column with a number of such values. */
const PROBLEMS: readonly {
  readonly words: string;
  /** Whether a mapping's steps settle it. */
  readonly isOpen?: true;
  is(text: string): boolean;
}[] = [
  { words: "HTML that becomes plain text", is: (text) => /<\/?[a-z][^>]*>|&[a-z]+;/i.test(text) },
  {
    words: "May be two numbers, choose a format",
    isOpen: true,
    is: (text) =>
      /\d[.,]\d{3}$/.test(text) && writtenNumber(text, true).problem?.startsWith("may be") === true,
  },
  {
    words: "May be two dates, choose a format",
    isOpen: true,
    is: (text) => {
      const date = writtenDate(text);
      return date !== undefined && "problem" in date;
    },
  },
  {
    words: "Lists with commas, split them",
    isOpen: true,
    is: (text) => /^[^,.]{2,30}(, ?[^,.]{2,30}){2,}$/.test(text),
  },
  {
    words: "In capitals",
    is: (text) =>
      text.length > 12 && /\p{Lu}{4}/u.test(text) && text === text.toUpperCase() && /\s/.test(text),
  },
  { words: "Broken characters", is: (text) => /\ufffd|Ã[\u0080-\u00bf]|â€/.test(text) },
  {
    words: "Words for nothing",
    is: (text) => /^(n\/?a|null|none|nil|undefined|-+|\?+|tbd|unknown)$/i.test(text),
  },
];

/** Collects what a column's values are like. */
export class ColumnNotes {
  readonly #samples: string[] = [];
  readonly #values = new Set<string>();
  readonly #problems = new Map<string, number>();
  #filled = 0;
  #isList = false;
  #holdsObjects = false;

  add(value: unknown): void {
    if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) return;
    this.#filled += 1;
    if (Array.isArray(value)) {
      this.#isList = true;
      this.#holdsObjects ||= value.some((item) => typeof item === "object" && item !== null);
    }
    const text = Array.isArray(value)
      ? value.map((item) => (typeof item === "object" ? JSON.stringify(item) : String(item))).join(", ")
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value).trim();
    this.#values.add(text);
    const shown = shownValue(text);
    if (shown && this.#samples.length < 10 && !this.#samples.includes(shown)) this.#samples.push(shown);
    if (Array.isArray(value)) return;
    for (const { words, is } of PROBLEMS)
      if (is(text)) this.#problems.set(words, (this.#problems.get(words) ?? 0) + 1);
  }

  /** How many rows have a value. */
  get filled() {
    return this.#filled;
  }

  /** All different values, and whether some are lists, or lists of objects. */
  get looked() {
    return { values: [...this.#values], isList: this.#isList, holdsObjects: this.#holdsObjects };
  }

  /** Returns what may be wrong with the values, but for what is settled elsewhere. */
  problems(isSettled = false): string[] {
    const settled = new Set(
      isSettled ? PROBLEMS.filter(({ isOpen }) => isOpen).map(({ words }) => words) : [],
    );
    return [...this.#problems]
      .filter(([words]) => !settled.has(words))
      .map(([words, count]) => `${words}: ${count}`);
  }

  /** @param looked the number of records that were looked at. */
  summary(name: string, looked: number, maxSamples: number): UploadColumn {
    return {
      name,
      samples: this.#samples.slice(0, maxSamples),
      filled: looked === 0 ? 0 : Math.round((100 * this.#filled) / looked),
      distinct: this.#values.size,
      problems: this.problems(),
    };
  }
}
