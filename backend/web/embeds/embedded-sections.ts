import { type DocumentNode, parse } from "graphql";
import { longEnd } from "../../shared/days/days.ts";
import { capitalize } from "../../shared/text/capitalize.ts";
import { counted } from "../../shared/text/counted.rules.ts";
import type { EmbeddedRecord } from "./embed-page.ts";
import { EMBEDDED } from "./embedded-paths.rules.ts";

/** A section of the site whose records can be embedded, by themselves or as a list. */
export interface EmbeddedSection {
  /** The heading of a list. */
  readonly title: string;
  /** Queries a record by `$id` as `record`. */
  readonly one: DocumentNode;
  /** Queries a list by `$first`, `$search` and `$filter` as `records`. */
  readonly list: DocumentNode;
  /** The filter of every list. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** The parameter that narrows a list, with the field of the filter that it sets. */
  readonly narrowed?: { readonly parameter: string; readonly field: string };
  /** Describes a record that one of these queried. */
  readonly describe: (node: unknown) => EmbeddedRecord;
}

/** How a section's records are queried. */
interface Queried {
  readonly title: string;
  /** The fields of the schema's `Query`, and the type of the list's filter. */
  readonly one: string;
  readonly many: string;
  readonly filterType: string;
  readonly filter?: EmbeddedSection["filter"];
  readonly narrowed?: EmbeddedSection["narrowed"];
  /** The selection of a record. */
  readonly fields: string;
}

function sectionOf<Node>(
  { title, one, many, filterType, filter, narrowed, fields }: Queried,
  describe: (node: Node) => EmbeddedRecord,
): EmbeddedSection {
  return {
    title,
    one: parse(`query Embedded($id: ID!) { record: ${one}(id: $id) { ${fields} } }`),
    list: parse(
      `query EmbeddedList($first: Int!, $search: String, $filter: ${filterType}) {
        records: ${many}(first: $first, search: $search, filter: $filter) { edges { node { ${fields} } } }
      }`,
    ),
    ...(filter && { filter }),
    ...(narrowed && { narrowed }),
    describe: (node) => describe(node as Node),
  };
}

interface Addressed {
  id: string;
  slug: string;
}

interface Rated {
  rating: number;
  reviewCount: number;
}

const pathOf = (section: string, { id, slug }: Addressed) => `/${section}/${id}-${slug}`;

const ratingOf = ({ rating, reviewCount }: Rated) =>
  reviewCount > 0 ? [`★ ${rating.toFixed(1)} (${counted(reviewCount, "review")})`] : [];

interface SolutionNode extends Addressed, Rated {
  title: string;
  description: string;
  category: { name: string };
  vendor: { name: string };
  logo: { src: string } | null;
}

interface VendorNode extends Addressed, Rated {
  name: string;
  description: string | null;
  country: string | null;
  verified: boolean;
  solutionCount: number;
  logo: { src: string } | null;
}

interface OpportunityNode extends Addressed {
  title: string;
  organization: string;
  type: string;
  description: string | null;
  budget: number | null;
  dueDate: Date | string | null;
  isActive: boolean;
}

const SECTIONS: Readonly<Record<(typeof EMBEDDED)[number], EmbeddedSection>> = {
  solutions: sectionOf<SolutionNode>(
    {
      title: "Solutions",
      one: "solution",
      many: "solutions",
      filterType: "SolutionFilter",
      narrowed: { parameter: "vendor", field: "vendors" },
      fields: "id slug title description rating reviewCount category { name } vendor { name } logo { src }",
    },
    (solution) => ({
      title: solution.title,
      path: pathOf("solutions", solution),
      by: solution.vendor.name,
      text: solution.description,
      facts: [solution.category.name, ...ratingOf(solution)],
      picture: solution.logo?.src,
    }),
  ),
  vendors: sectionOf<VendorNode>(
    {
      title: "Vendors",
      one: "vendor",
      many: "vendors",
      filterType: "VendorFilter",
      narrowed: { parameter: "country", field: "countries" },
      fields: "id slug name description country verified solutionCount rating reviewCount logo { src }",
    },
    (vendor) => ({
      title: vendor.name,
      path: pathOf("vendors", vendor),
      by: vendor.country ?? undefined,
      text: vendor.description ?? "",
      facts: [
        ...(vendor.verified ? ["Verified vendor"] : []),
        counted(vendor.solutionCount, "solution"),
        ...ratingOf(vendor),
      ],
      picture: vendor.logo?.src,
    }),
  ),
  opportunities: sectionOf<OpportunityNode>(
    {
      title: "Opportunities",
      one: "opportunity",
      many: "opportunities",
      filterType: "OpportunityFilter",
      filter: { active: true },
      narrowed: { parameter: "type", field: "types" },
      fields: "id slug title organization type description budget dueDate isActive",
    },
    (opportunity) => ({
      title: opportunity.title,
      path: pathOf("opportunities", opportunity),
      by: opportunity.organization,
      text: opportunity.description ?? "",
      facts: [
        capitalize(opportunity.type),
        ...(opportunity.budget === null ? [] : [`$${opportunity.budget.toLocaleString("en-US")}`]),
        ...deadlineOf(opportunity),
      ],
    }),
  ),
};

/** Returns the section of a name; undefined for others. */
export function embeddedSection(name: string): EmbeddedSection | undefined {
  const known = EMBEDDED.find((one) => one === name);
  return known && SECTIONS[known];
}

function deadlineOf({ isActive, dueDate }: OpportunityNode): string[] {
  if (!isActive) return ["Closed"];
  return dueDate ? [`Apply by ${longEnd(new Date(dueDate))}`] : [];
}
