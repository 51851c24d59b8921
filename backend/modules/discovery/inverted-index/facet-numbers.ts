import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { FACETS, type FacetName, type FacetValues } from "../document.ts";

/** The values of facets by their numbers, as they are kept in a file. */
export interface PackedFacets {
  readonly labels: readonly string[];
  /** The place of each value's facet among FACETS. */
  readonly facets: readonly number[];
}

/** The values of facets, numbered; those that differ only in how they are written are one. */
export class FacetNumbers {
  readonly #labels: string[] = [];
  readonly #facets: number[] = [];
  readonly #numbers = new Map<string, number>();

  get packed(): PackedFacets {
    return { labels: [...this.#labels], facets: [...this.#facets] };
  }

  /** Takes over the values that were kept; it has none before. */
  restore({ labels, facets }: PackedFacets): void {
    labels.forEach((label, number) => {
      this.#numberOf(facets[number] as number, label);
    });
  }

  /** The numbers of values, which get one when they are new. */
  numbersOf(values: FacetValues): number[] {
    return FACETS.flatMap((name, facet) => (values[name] ?? []).map((value) => this.#numberOf(facet, value)));
  }

  /** The numbers of values by facet, undefined for a facet without any; what no document has is left out. */
  chosenOf(values: FacetValues): (ReadonlySet<number> | undefined)[] {
    return FACETS.map((name, facet) => {
      const chosen = values[name];
      if (!chosen?.length) return undefined;
      return new Set(chosen.flatMap((value) => this.#numbers.get(facetKey(facet, value)) ?? []));
    });
  }

  /** The place of a value's facet among FACETS. */
  facetOf(number: number): number {
    return this.#facets[number] as number;
  }

  /** The values of a facet with their counts, those of most documents first. */
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

/** What tells a value from others, however it is written. */
export const facetKey = (facet: number, value: string): string => `${facet} ${foldText(value)}`;
