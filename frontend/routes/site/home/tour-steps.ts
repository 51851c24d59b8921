/** A step of the guided tour: a screen of the product, with the name of its screenshots. */
export type TourStep = { picture: string; title: string; text: string; to: string; toLabel: string };

/** The steps of the guided tour; `npm run tour` takes their screenshots. */
export const TOUR_STEPS: readonly [TourStep, ...TourStep[]] = [
  {
    picture: "solutions",
    title: "Search the catalog",
    text: "Type what you need. Every filter shows how many solutions are left, and you can share any search as a link.",
    to: "/solutions",
    toLabel: "See solutions",
  },
  {
    picture: "vendor",
    title: "See who is behind it",
    text: "A vendor's page shows what we checked, with evidence and dates, alongside its solutions and user reviews.",
    to: "/vendors",
    toLabel: "See vendors",
  },
  {
    picture: "opportunities",
    title: "Find what you can apply for",
    text: "Tenders, research calls and partnerships by deadline, budget and level. You can subscribe to the deadlines as a calendar.",
    to: "/opportunities",
    toLabel: "See opportunities",
  },
  {
    picture: "research",
    title: "Read the evidence",
    text: "Papers with abstracts and citations. Cite one, or export a whole list.",
    to: "/research",
    toLabel: "See research",
  },
  {
    picture: "market-intelligence",
    title: "Know the market",
    text: "Every figure has a source and a date, and expands to the rows behind it.",
    to: "/market-intelligence",
    toLabel: "See market figures",
  },
];
