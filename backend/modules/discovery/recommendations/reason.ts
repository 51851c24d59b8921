import type { Common } from "./facts.ts";
import type { Signal } from "./signals.ts";

/** Explains why a signal suggests a solution, by their common facts and terms. */
export function reasonOf(signal: Signal, common: Common | undefined, terms: readonly string[]): string {
  const { title } = signal;
  const facts = common ? factsOf(common) : "";
  const others = terms.filter((term) => !facts.toLowerCase().includes(term.toLowerCase()));
  const quoted = listed(others.map((term) => `“${term}”`));
  const both = clauses(facts && `both are ${facts}`, quoted && `both mention ${quoted}`);
  const it = clauses(facts && `it's ${facts}`, quoted && `it mentions ${quoted}`);
  switch (signal.source) {
    case "saved":
      return `Because you saved ${title}: ${both}`;
    case "reviewed":
      return `Because you rated ${title} highly: ${both}`;
    case "applied":
      return `Because you applied to ${title}: ${both}`;
    case "searched":
      return `Because of your saved search “${title}”: ${it}`;
    case "briefed":
      return `Because of your brief “${title}”: ${it}`;
    case "organization":
      return `Because ${title} offers something ${facts}, too`;
    case "profile":
      return `Because of your profile: ${it}`;
  }
}

function clauses(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(", and ");
}

function factsOf({ category, sports, tags }: Common): string {
  return [
    ...(category ? [`in ${category.name}`] : []),
    ...(sports.length > 0 ? [`for ${listed(sports.map(({ name }) => name))}`] : []),
    ...(!category && sports.length === 0 ? [`tagged ${listed(tags)}`] : []),
  ].join(" and ");
}

/** Lists the first three names. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(names.slice(0, 3));
}
