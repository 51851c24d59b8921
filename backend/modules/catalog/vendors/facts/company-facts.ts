import { registerEnumType } from "type-graphql";

/** How far a company is, from its own money to its sale. */
export const CompanyStages = {
  BOOTSTRAPPED: "bootstrapped",
  PRE_SEED: "pre-seed",
  SEED: "seed",
  SERIES_A: "series-a",
  SERIES_B_OR_LATER: "series-b-or-later",
  PUBLIC: "public",
  ACQUIRED: "acquired",
} as const;

export type CompanyStage = (typeof CompanyStages)[keyof typeof CompanyStages];

registerEnumType(CompanyStages, {
  name: "CompanyStage",
  description: "How far a company is, from its own money to its sale.",
  valuesConfig: {
    BOOTSTRAPPED: { description: "Without outside investors." },
    PRE_SEED: { description: "Before a seed round." },
    SEED: { description: "A seed round was its last." },
    SERIES_A: { description: "A series A was its last round." },
    SERIES_B_OR_LATER: { description: "A series B or a later round was its last." },
    PUBLIC: { description: "Listed on a stock exchange." },
    ACQUIRED: { description: "Part of another company." },
  },
});

/** Display names of the stages. */
export const STAGE_LABELS: Record<CompanyStage, string> = {
  bootstrapped: "Bootstrapped",
  "pre-seed": "Pre-seed",
  seed: "Seed",
  "series-a": "Series A",
  "series-b-or-later": "Series B or later",
  public: "Public company",
  acquired: "Acquired",
};

/** How many people work at a company. */
export const HeadcountBands = {
  UP_TO_10: "1-10",
  FROM_11_TO_50: "11-50",
  FROM_51_TO_200: "51-200",
  FROM_201_TO_500: "201-500",
  OVER_500: "over-500",
} as const;

export type HeadcountBand = (typeof HeadcountBands)[keyof typeof HeadcountBands];

registerEnumType(HeadcountBands, {
  name: "HeadcountBand",
  description: "How many people work at a company.",
  valuesConfig: {
    UP_TO_10: { description: "1 to 10." },
    FROM_11_TO_50: { description: "11 to 50." },
    FROM_51_TO_200: { description: "51 to 200." },
    FROM_201_TO_500: { description: "201 to 500." },
    OVER_500: { description: "More than 500." },
  },
});

/** Display names of the bands of headcount. */
export const HEADCOUNT_LABELS: Record<HeadcountBand, string> = {
  "1-10": "1 to 10 people",
  "11-50": "11 to 50 people",
  "51-200": "51 to 200 people",
  "201-500": "201 to 500 people",
  "over-500": "More than 500 people",
};

/** A company's revenue in its last year, in US dollars. */
export const RevenueBands = {
  UNDER_1M: "under-1m",
  FROM_1M_TO_10M: "1m-10m",
  FROM_10M_TO_50M: "10m-50m",
  OVER_50M: "over-50m",
} as const;

export type RevenueBand = (typeof RevenueBands)[keyof typeof RevenueBands];

registerEnumType(RevenueBands, {
  name: "RevenueBand",
  description: "A company's revenue in its last year, in US dollars.",
  valuesConfig: {
    UNDER_1M: { description: "Less than $1 million." },
    FROM_1M_TO_10M: { description: "$1 to $10 million." },
    FROM_10M_TO_50M: { description: "$10 to $50 million." },
    OVER_50M: { description: "More than $50 million." },
  },
});

/** Display names of the bands of revenue. */
export const REVENUE_LABELS: Record<RevenueBand, string> = {
  "under-1m": "Under $1M a year",
  "1m-10m": "$1M to $10M a year",
  "10m-50m": "$10M to $50M a year",
  "over-50m": "Over $50M a year",
};

/** What a company or its products are certified for. */
export const Certifications = {
  CE: "ce",
  FDA: "fda",
  FIBA: "fiba",
  FIFA_QUALITY: "fifa-quality",
  GDPR: "gdpr",
  ISO_9001: "iso-9001",
  ISO_13485: "iso-13485",
  ISO_27001: "iso-27001",
  ITF: "itf",
  SOC_2: "soc-2",
  UCI: "uci",
  WORLD_ATHLETICS: "world-athletics",
  WORLD_AQUATICS: "world-aquatics",
  WORLD_RUGBY: "world-rugby",
} as const;

export type Certification = (typeof Certifications)[keyof typeof Certifications];

registerEnumType(Certifications, {
  name: "Certification",
  description: "What a company or its products are certified for.",
  valuesConfig: {
    CE: { description: "CE marking of the European Union." },
    FDA: { description: "Cleared or registered by the US Food and Drug Administration." },
    FIBA: { description: "FIBA Equipment and Venue Centre." },
    FIFA_QUALITY: { description: "FIFA Quality Programme." },
    GDPR: { description: "A certification of data protection under Article 42 of the GDPR." },
    ISO_9001: { description: "ISO 9001, quality management." },
    ISO_13485: { description: "ISO 13485, quality management for medical devices." },
    ISO_27001: { description: "ISO/IEC 27001, information security." },
    ITF: { description: "International Tennis Federation, player analysis technology." },
    SOC_2: { description: "A SOC 2 report." },
    UCI: { description: "Union Cycliste Internationale, approved equipment." },
    WORLD_ATHLETICS: { description: "World Athletics, certified products." },
    WORLD_AQUATICS: { description: "World Aquatics, approved products." },
    WORLD_RUGBY: { description: "World Rugby, approved devices." },
  },
});

/** Display names of the certifications. */
export const CERTIFICATION_LABELS: Record<Certification, string> = {
  ce: "CE marking",
  fda: "FDA",
  fiba: "FIBA",
  "fifa-quality": "FIFA Quality Programme",
  gdpr: "GDPR certification",
  "iso-9001": "ISO 9001",
  "iso-13485": "ISO 13485",
  "iso-27001": "ISO 27001",
  itf: "ITF",
  "soc-2": "SOC 2",
  uci: "UCI",
  "world-athletics": "World Athletics",
  "world-aquatics": "World Aquatics",
  "world-rugby": "World Rugby",
};

/** The kinds of funding rounds. */
export const RoundKinds = {
  PRE_SEED: "pre-seed",
  SEED: "seed",
  SERIES_A: "series-a",
  SERIES_B: "series-b",
  SERIES_C_OR_LATER: "series-c-or-later",
  GRANT: "grant",
  DEBT: "debt",
  CROWDFUNDING: "crowdfunding",
  STRATEGIC: "strategic",
  PUBLIC_OFFERING: "public-offering",
  OTHER: "other",
} as const;

export type RoundKind = (typeof RoundKinds)[keyof typeof RoundKinds];

registerEnumType(RoundKinds, {
  name: "FundingRoundKind",
  description: "The kind of a funding round.",
  valuesConfig: {
    PRE_SEED: { description: "Pre-seed." },
    SEED: { description: "Seed." },
    SERIES_A: { description: "Series A." },
    SERIES_B: { description: "Series B." },
    SERIES_C_OR_LATER: { description: "Series C or later." },
    GRANT: { description: "A grant." },
    DEBT: { description: "A loan." },
    CROWDFUNDING: { description: "From many small investors." },
    STRATEGIC: { description: "From a company with an interest in its business." },
    PUBLIC_OFFERING: { description: "Shares sold on a stock exchange." },
    OTHER: { description: "Another kind." },
  },
});

/** Where a fact comes from. */
export const FactSources = {
  MEMBER: "member",
  ADMINISTRATOR: "administrator",
  IMPORT: "import",
} as const;

export type FactSource = (typeof FactSources)[keyof typeof FactSources];

registerEnumType(FactSources, {
  name: "FactSource",
  description: "Who stated or last confirmed a fact about a company.",
  valuesConfig: {
    MEMBER: { description: "Its own team." },
    ADMINISTRATOR: { description: "An administrator." },
    IMPORT: { description: "An imported file or a catalog." },
  },
});
