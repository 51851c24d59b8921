import { READ_BRIEF } from "../../../backend/modules/discovery/briefs/brief.rules.ts";
import { isDay } from "../../../backend/shared/days/calendar-day.rules.ts";
import type { BriefInput, Level } from "../../graphql/schema.generated.ts";
import type { Matches_FoundFragment } from "./matches.generated.ts";

type Criteria = Omit<Matches_FoundFragment["understood"], "notes" | "unknownWords" | "unread">;

/** A brief as given by a URL. */
export type AddressBrief = { text: string } & Partial<Criteria>;

/**
 * The maximum length of typed text in characters; for a longer one in a URL, the response names what was left
 * out.
 */
export const MAX_TEXT = READ_BRIEF;
const MAX_LIST = 20;
const MAX_ITEM = 200;

/** Display names of the levels, from the lowest. */
export const LEVELS: readonly { value: Level; label: string }[] = [
  { value: "GRASSROOTS", label: "Grassroots" },
  { value: "YOUTH_ACADEMY", label: "Youth academy" },
  { value: "COLLEGIATE", label: "Collegiate" },
  { value: "SEMI_PROFESSIONAL", label: "Semi-professional" },
  { value: "ELITE", label: "Elite" },
];

/** Parses a URL's query: a text alone, or with corrected criteria, which then all apply as given. */
export function parseMatchAddress(search: URLSearchParams): AddressBrief {
  const textOf = (name: string) => (search.get(name) ?? "").trim().toWellFormed();
  const listOf = (name: string, separator: RegExp) =>
    textOf(name)
      .split(separator)
      .map((item) => item.trim().slice(0, MAX_ITEM).toWellFormed())
      .filter(Boolean)
      .slice(0, MAX_LIST);
  const text = textOf("text");
  if (!search.has("corrected")) return { text };
  const budget = Number(textOf("budget").replaceAll(",", "") || Number.NaN);
  const deadline = textOf("deadline");
  return {
    text,
    // URLs from before this parameter existed leave the product to be read from the text.
    ...(search.has("product")
      ? { product: textOf("product").slice(0, MAX_ITEM).toWellFormed() || null }
      : {}),
    sports: listOf("sports", /,/),
    level: LEVELS.find(({ value }) => value.toLowerCase() === textOf("level"))?.value ?? null,
    must: listOf("must", /\n/),
    should: listOf("should", /\n/),
    wont: listOf("wont", /\n/),
    budgetMax: budget >= 0 && budget <= 1e9 ? budget : null,
    deadline: isDay(deadline) ? deadline : null,
    integrations: listOf("integrations", /,/),
    // URLs from before these parameters existed leave them to be read from the text; a comma inside a number
    // is no separator.
    ...(search.has("quantities") ? { quantities: listOf("quantities", /,\s+/) } : {}),
    ...(search.has("places") ? { places: listOf("places", /,/) } : {}),
  };
}

/** Returns a brief as a query string that `parseMatchAddress` reads. */
export function briefQuery(brief: BriefInput): string {
  const { text, product, sports, level, must, should, wont, budgetMax, deadline, integrations } = brief;
  const { quantities, places } = brief;
  const isCorrected = must !== undefined;
  const values = {
    text,
    corrected: isCorrected ? "true" : "",
    sports: sports?.join(", "),
    level: level?.toLowerCase(),
    budget: budgetMax?.toString(),
    integrations: integrations?.join(", "),
    must: must?.join("\n"),
    should: should?.join("\n"),
    wont: wont?.join("\n"),
    deadline,
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  // An empty product is included, too; otherwise the server would read it from the text again.
  if (isCorrected) {
    search.set("product", product ?? "");
    if (quantities) search.set("quantities", quantities.join(", "));
    if (places) search.set("places", places.join(", "));
  }
  return search.toString();
}

/** Returns the criteria as the input of a query. */
export function criteriaInput(criteria: Criteria): Criteria {
  const { product, sports, level, must, should, wont, budgetMax, deadline, integrations } = criteria;
  const { quantities, places } = criteria;
  return {
    product,
    sports,
    level,
    must,
    should,
    wont,
    budgetMax,
    deadline,
    integrations,
    quantities,
    places,
  };
}

/** Fields that are meaningful even if empty: they must not be read from the text. */
const EMPTY: ReadonlySet<string> = new Set(["product", "quantities", "places"]);

/** Returns the path that submitting a form leads to. */
export function matchPath(form: FormData): string {
  const search = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === "string" && (value || EMPTY.has(name))) search.set(name, value);
  return `/match?${search}`;
}
