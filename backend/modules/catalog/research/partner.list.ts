import { Public } from "../../../shared/access.ts";
import { textFilter } from "../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

/** The list of university partners. */
export const partnerList = defineList({
  name: "universityPartners",
  typeName: "Partner",
  entity: UniversityPartner,
  description: "University partners, searched, filtered and sorted, paged.",
  access: Public(),
  path: "/research/partners",
  file: "/api/research/universities.csv",
  search: {
    description: "Part of the name or description; case-insensitive, at most 200 characters.",
  },
  filters: {
    collaborationTypes: textFilter({
      param: "type",
      label: "Collaboration",
      description: "Types, such as `Joint research`.",
      column: "collaboration_type",
    }),
    countries: textFilter({
      param: "country",
      label: "Country",
      description: "Names of countries.",
      column: "country",
    }),
    updatedSince,
  },
  orders: {
    NAME: { label: "Name, A to Z", by: ["universityName"], direction: "asc" },
    NEWEST: {
      label: "Newest partners",
      description: "Most recent partnership first.",
      by: ["partnerSince"],
      direction: "desc",
    },
    UPDATED: byChange,
  },
  defaultOrder: "NAME",
  isCopied: true,
});
