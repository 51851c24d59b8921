import { READ_BRIEF } from "../../../backend/modules/discovery/briefs/brief.rules.ts";
import { isDay } from "../../../backend/shared/days/calendar-day.rules.ts";
import type { BriefInput, Level } from "../../graphql/schema.generated.ts";
import type { Matches_FoundFragment } from "./matches.generated.ts";

/** What a brief asks for. */
type Criteria = Omit<Matches_FoundFragment["understood"], "notes" | "unknownWords" | "unread">;

/** A brief as an address gives it. */
export type AddressBrief = { text: string } & Partial<Criteria>;

/** The longest text that is typed; of a longer one in an address, the answer says what was left out. */
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

/** Reads an address: a text alone, or with corrected criteria, which then all count as they are given. */
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
    // Addresses from before it was read leave it to the text.
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
    // Addresses from before these were read leave them to the text; a comma inside of a number separates nothing.
    ...(search.has("quantities") ? { quantities: listOf("quantities", /,\s+/) } : {}),
    ...(search.has("places") ? { places: listOf("places", /,/) } : {}),
  };
}

/** A brief as the query of an address, which `parseMatchAddress` reads. */
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
  // That it names no product is said, too: otherwise the text is read again.
  if (isCorrected) {
    search.set("product", product ?? "");
    if (quantities) search.set("quantities", quantities.join(", "));
    if (places) search.set("places", places.join(", "));
  }
  return search.toString();
}

/** What the criteria of a brief are as it is sent. */
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

/** Fields that say something also where they are empty: that the text is not to be read for them. */
const EMPTY: ReadonlySet<string> = new Set(["product", "quantities", "places"]);

/** The address that a form leads to. */
export function matchPath(form: FormData): string {
  const search = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === "string" && (value || EMPTY.has(name))) search.set(name, value);
  return `/match?${search}`;
}
