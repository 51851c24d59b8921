import type { ListingGap } from "./vendor-insights.types.ts";

/** The least number of different people behind a figure that buyers stand behind. */
export const SEVERAL = 5;

/** What a vendor's solution says, as far as buyers ask for it. */
export interface ListedSolution {
  readonly id: number;
  readonly title: string;
  readonly hasPrice: boolean;
  readonly hasLevels: boolean;
  readonly hasSports: boolean;
  readonly hasIntegrations: boolean;
  readonly hasFeatures: boolean;
  readonly reviews: number;
}

/** How many people's briefs of the last month that the vendor's solutions fit ask for something. */
export interface AskedFor {
  readonly price: number;
  readonly level: number;
  readonly sport: number;
  readonly integration: number;
}

type Check = {
  readonly missing: string;
  readonly isMissing: (solution: ListedSolution) => boolean;
  /** The number of people who ask for it, and for what. */
  readonly asked?: (asked: AskedFor) => readonly [number, string];
  /** What it changes, whoever asks. */
  readonly effect: string;
};

const CHECKS: readonly Check[] = [
  {
    missing: "Prices",
    isMissing: ({ hasPrice }) => !hasPrice,
    asked: ({ price }) => [price, "asked for a price"],
    effect: "Plans make costs calculable on the page, in comparisons and in matches.",
  },
  {
    missing: "Levels",
    isMissing: ({ hasLevels }) => !hasLevels,
    asked: ({ level }) => [level, "named a level of sport"],
    effect: "Levels decide whether it appears when people filter by them.",
  },
  {
    missing: "Sports",
    isMissing: ({ hasSports }) => !hasSports,
    asked: ({ sport }) => [sport, "named a sport"],
    effect: "Sports decide whether it appears when people filter by them.",
  },
  {
    missing: "Integrations",
    isMissing: ({ hasIntegrations }) => !hasIntegrations,
    asked: ({ integration }) => [integration, "named a product it should work with"],
    effect: "Integrations are matched with the products that a brief names.",
  },
  {
    missing: "Features",
    isMissing: ({ hasFeatures }) => !hasFeatures,
    effect: "Features are quoted as evidence in matches.",
  },
  {
    missing: "Reviews",
    isMissing: ({ reviews }) => reviews === 0,
    effect: "A rating takes part in the order of lists. Invite customers to review it.",
  },
];

const MOST = 20;

/**
 * Returns what is missing from solutions and what it would change, the most asked for first. How many people
 * asked is only said where it is at least five.
 */
export function listingGaps(solutions: readonly ListedSolution[], asked: AskedFor): ListingGap[] {
  return CHECKS.flatMap(({ missing, isMissing, asked: askedBy, effect }) => {
    const [people, what] = askedBy?.(asked) ?? [0, ""];
    const told = people >= SEVERAL ? `${people} people's briefs ${what} this month. ` : "";
    return solutions.filter(isMissing).map(({ id, title }) => ({
      gap: { solutionId: id, title, missing, effect: `${told}${effect}` },
      weight: people >= SEVERAL ? people : 0,
    }));
  })
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ gap }) => gap);
}
