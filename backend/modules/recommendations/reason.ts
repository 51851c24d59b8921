import type { Common } from "./facts.ts";
import type { Signal } from "./signals.ts";

/** Why a signal speaks for a solution, by what they have in common: facts, or the words of the signal that name it. */
export function reasonOf(signal: Signal, common: Common | undefined, words: readonly string[]): string {
  const { title } = signal;
  const facts = common ? factsOf(common) : "";
  switch (signal.source) {
    case "saved":
      return `Because you saved ${title}: both are ${facts}`;
    case "reviewed":
      return `Because you rated ${title} highly: both are ${facts}`;
    case "applied":
      return `Because you applied to ${title}: both are ${facts}`;
    case "searched":
      return facts
        ? `Because of your saved search “${title}”: it's ${facts}`
        : `Because of your saved search “${title}”: it's about ${listed(words)}`;
    case "briefed":
      return facts
        ? `Because of your brief “${title}”: it's ${facts}`
        : `Because of your brief “${title}”: it's about ${listed(words)}`;
    case "organization":
      return `Because ${title} offers something ${facts}, too`;
    case "profile":
      return facts
        ? `Because your profile names it: it's ${facts}`
        : `Because your profile mentions ${listed(words)}`;
  }
}

function factsOf({ category, sports, tags }: Common): string {
  return [
    ...(category ? [`in ${category}`] : []),
    ...(sports.length > 0 ? [`for ${listed(sports)}`] : []),
    ...(!category && sports.length === 0 ? [`tagged ${listed(tags)}`] : []),
  ].join(" and ");
}

/** The first three. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(names.slice(0, 3));
}
