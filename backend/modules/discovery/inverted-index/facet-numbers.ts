import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { FACETS, type FacetName, type FacetValues } from "../document.ts";

/** The serializable form of the numbered facet values. */
export interface PackedFacets {
  readonly labels: readonly string[];
  /** The index of each value's facet in FACETS. */
  readonly facets: readonly number[];
}

/** Numbers the values of facets; values that differ only in spelling share a number. */
export class FacetNumbers {
  readonly #labels: string[] = [];
  readonly #facets: number[] = [];
  readonly #numbers = new Map<string, number>();

  get packed(): PackedFacets {
    return { labels: [...this.#labels], facets: [...this.#facets] };
  }

  /** How many values are numbered. */
  get size(): number {
    return this.#labels.length;
  }

  /** Restores saved values into an empty instance. */
  restore({ labels, facets }: PackedFacets): void {
    labels.forEach((label, number) => {
      this.#numberOf(facets[number] as number, label);
    });
  }

  /** Returns the numbers of values; new values are numbered first. */
  numbersOf(values: FacetValues): number[] {
    return FACETS.flatMap((name, facet) => (values[name] ?? []).map((value) => this.#numberOf(facet, value)));
  }

  /**
   * Returns values' numbers by facet, undefined for a facet without any, omitting values that no document
   * has.
   */
  chosenOf(values: FacetValues): (ReadonlySet<number> | undefined)[] {
    return FACETS.map((name, facet) => {
      const chosen = values[name];
      if (!chosen?.length) return undefined;
      return new Set(chosen.flatMap((value) => this.#numbers.get(facetKey(facet, value)) ?? []));
    });
  }

  /** Returns the index of a value's facet in FACETS. */
  facetOf(number: number): number {
    return this.#facets[number] as number;
  }

  /** Returns the values of a facet with their counts, highest count first. */
  counted(name: FacetName, counts: ReadonlyMap<number, number>): { value: string; count: number }[] {
    const facet = FACETS.indexOf(name);
    return [...counts]
      .filter(([number]) => this.#facets[number] === facet)
      .map(([number, count]) => ({ value: this.#labels[number] as string, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }

  #numberOf(facet: number, value: string): number {
    const key = facetKey(facet, value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#labels.push(value) - 1;
    this.#facets.push(facet);
    this.#numbers.set(key, number);
    return number;
  }
}

/** Returns the key of a value, whatever its spelling. */
export const facetKey = (facet: number, value: string): string => `${facet} ${foldText(value)}`;
