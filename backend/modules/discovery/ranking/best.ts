/** Keeps the entries with the highest scores; of entries with equal scores, the first ones. */
export class Best<Item> {
  readonly #size: number;
  #entries: { item: Item; score: number }[] = [];
  #bar = Number.NEGATIVE_INFINITY;

  constructor(size: number) {
    this.#size = size;
  }

  /** The score that a new entry must exceed. */
  get bar(): number {
    return this.#bar;
  }

  add(item: Item, score: number): void {
    if (score <= this.#bar) return;
    this.#entries.push({ item, score });
    if (this.#entries.length >= 4 * this.#size) this.#cut();
  }

  /** Returns the kept entries, best first. */
  items(): Item[] {
    this.#cut();
    return this.#entries.map(({ item }) => item);
  }

  #cut(): void {
    this.#entries.sort((a, b) => b.score - a.score);
    this.#entries.length = Math.min(this.#entries.length, this.#size);
    if (this.#entries.length === this.#size) this.#bar = this.#entries.at(-1)?.score ?? this.#bar;
  }
}
