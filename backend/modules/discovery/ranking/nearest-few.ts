/** For each of many, the few that are nearest to it, the nearest first; of equally near ones, those with lower numbers. */
export class NearestFew {
  readonly #most: number;
  readonly #sizes: Uint8Array;
  readonly #from: Int32Array;
  readonly #nearness: Float64Array;

  /** @param most how many are kept for each, 255 at most. */
  constructor(count: number, most: number) {
    this.#most = most;
    this.#sizes = new Uint8Array(count);
    this.#from = new Int32Array(count * most);
    this.#nearness = new Float64Array(count * most);
  }

  /** Keeps one for another, if it is among the nearest so far. */
  offer(to: number, from: number, nearness: number): void {
    const start = to * this.#most;
    const size = this.#sizes[to] as number;
    let at = start + size;
    if (size === this.#most) {
      if (!this.#isBehind(at - 1, from, nearness)) return;
      at--;
    } else this.#sizes[to] = size + 1;
    for (; at > start && this.#isBehind(at - 1, from, nearness); at--) {
      this.#from[at] = this.#from[at - 1] as number;
      this.#nearness[at] = this.#nearness[at - 1] as number;
    }
    this.#from[at] = from;
    this.#nearness[at] = nearness;
  }

  /** Visits what was kept for one, the nearest first. */
  each(to: number, visit: (from: number, nearness: number) => void): void {
    const start = to * this.#most;
    for (let at = start; at < start + (this.#sizes[to] as number); at++) {
      visit(this.#from[at] as number, this.#nearness[at] as number);
    }
  }

  /** Whether what stands at a place comes after one that is offered. */
  #isBehind(at: number, from: number, nearness: number): boolean {
    const known = this.#nearness[at] as number;
    return known < nearness || (known === nearness && (this.#from[at] as number) > from);
  }
}
