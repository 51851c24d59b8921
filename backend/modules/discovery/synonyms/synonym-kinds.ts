import { registerEnumType } from "type-graphql";

/** The status of a synonym; search only uses active ones. */
export const SynonymStatuses = { ACTIVE: "active", PROPOSED: "proposed", REFUSED: "refused" } as const;

export type SynonymStatus = (typeof SynonymStatuses)[keyof typeof SynonymStatuses];

registerEnumType(SynonymStatuses, {
  name: "SynonymStatus",
  description: "Whether search uses a synonym.",
  valuesConfig: {
    ACTIVE: { description: "Search uses it." },
    PROPOSED: { description: "Found in the catalog's texts; waiting for an administrator." },
    REFUSED: { description: "Rejected by an administrator; it isn't proposed again." },
  },
});

/** The origin of a synonym. */
export const SynonymOrigins = { GIVEN: "given", LEARNED: "learned" } as const;

export type SynonymOrigin = (typeof SynonymOrigins)[keyof typeof SynonymOrigins];

registerEnumType(SynonymOrigins, {
  name: "SynonymOrigin",
  description: "Where a synonym comes from.",
  valuesConfig: {
    GIVEN: { description: "A person wrote it." },
    LEARNED: { description: "It was found in the catalog's texts." },
  },
});
