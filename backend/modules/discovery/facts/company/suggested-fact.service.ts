import { createHash } from "node:crypto";
import { isAdministrator, personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../../shared/errors.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { EDITS, lockEditable, storeEdit } from "../../../catalog/vendors/editing/vendor-editing.service.ts";
import type { FactName } from "../../../catalog/vendors/facts/fact-fields.ts";
import { replaceFundingRounds } from "../../../catalog/vendors/facts/facts.service.ts";
import { MAX_ROUNDS } from "../../../catalog/vendors/facts/funding.rules.ts";
import { noteWords } from "../../../catalog/vendors/facts/state-facts.ts";
import type { FundingRound, Vendor } from "../../../catalog/vendors/vendor.entity.ts";
import { vendorFields } from "../../../catalog/vendors/vendor.fields.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { type CompanyFact, readCompanyFacts } from "./read-company-facts.ts";
import type { SuggestedCompanyFact } from "./suggested-fact.types.ts";

/** The maximum number of suggested facts. */
export const MAX_SUGGESTED = 60;
/** The maximum number of items of a fact that is a list. */
const MAX_ITEMS = 50;
/** The maximum number of facts of a vendor that are marked as not right. */
const MAX_DISMISSED = 200;
/** The fields of which solutions' descriptions state facts, too: the others are about a product there. */
const OF_SOLUTIONS: readonly FactName[] = ["customers", "languages", "certifications"];

type Stated = Pick<
  Vendor,
  | "id"
  | "name"
  | "description"
  | "country"
  | "city"
  | "foundedYear"
  | "stage"
  | "headcountBand"
  | "customers"
  | "languages"
  | "certifications"
>;
interface Texts extends Stated {
  readonly dismissed: readonly string[];
  readonly rounds: readonly Pick<
    FundingRound,
    "kind" | "year" | "month" | "day" | "amount" | "currency" | "investors" | "source"
  >[];
  readonly solutions: readonly { readonly title: string; readonly description: string }[];
  readonly version: number;
}

const SELECT = `
  select v.id, v.name, v.description, v.country, v.city, v.founded_year as "foundedYear", v.stage,
    v.headcount_band as "headcountBand", v.customers, v.languages, v.certifications, v.version,
    v.dismissed_facts as dismissed,
    (select coalesce(json_agg(json_build_object('kind', r.kind, 'year', r.year, 'month', r.month, 'day', r.day,
        'amount', r.amount, 'currency', r.currency, 'investors', r.investors, 'source', r.source) order by r.id), '[]')
      from funding_rounds r where r.vendor_id = v.id) as rounds,
    (select coalesce(json_agg(json_build_object('title', s.title, 'description', s.description) order by s.id), '[]')
      from (select id, title, description from solutions where vendor_id = v.id and status = 'published'
        order by id limit 20) s) as solutions
  from vendors v where v.id = ? and (?::boolean or v.organization_id = any(?::integer[]))`;

type Suggestion = CompanyFact & { readonly key: string; readonly solution: string | null };

/** Identifies a fact as long as its words stay the same. */
const keyOf = ({ field, label, quote }: CompanyFact): string =>
  createHash("sha256").update(`${field}\n${label.toLowerCase()}\n${quote}`).digest("hex").slice(0, 16);

/**
 * Returns the facts that a vendor's texts state and its fields lack, in the order of the texts; empty if the
 * actor may not edit the vendor.
 */
export async function findSuggestedFacts(context: Context, id: string): Promise<SuggestedCompanyFact[]> {
  const vendor = await findTexts(context, id);
  return vendor ? suggestionsOf(vendor).map(shown) : [];
}

async function findTexts(context: Context, id: string | number): Promise<Texts | undefined> {
  const organizations = [...(await findMemberships(context)).keys()];
  const [vendor] = await context.em.execute<Texts[]>(SELECT, [
    parseId(id) ?? 0,
    isAdministrator(context.actor),
    `{${organizations.join(",")}}`,
  ]);
  return vendor;
}

const NAMES: Partial<Record<FactName, string>> = { country: "Headquarters", funding: "Funding round" };
const nameOf = (field: FactName): string =>
  NAMES[field] ?? (field === "funding" ? field : vendorFields[field].label);

const shown = ({ key, field, label, quote, solution }: Suggestion): SuggestedCompanyFact => ({
  key,
  field,
  name: nameOf(field),
  label,
  quote,
  solution,
});

/** Returns what the texts of a vendor state, also what it knows or has dismissed. */
function statedIn({ name, description, solutions }: Texts): Suggestion[] {
  const titles = solutions.map(({ title }) => title);
  const own = readCompanyFacts(description, name, titles).map((fact) => ({ ...fact, solution: null }));
  const ofSolutions = solutions.flatMap((solution) =>
    readCompanyFacts(solution.description, name, [solution.title])
      .filter(({ field }) => OF_SOLUTIONS.includes(field))
      .map((fact) => ({ ...fact, solution: solution.title })),
  );
  return [...own, ...ofSolutions].map((fact) => ({ ...fact, key: keyOf(fact) }));
}

function suggestionsOf(vendor: Texts): Suggestion[] {
  const stated = statedIn(vendor);
  const claimOf = ({ field, label }: CompanyFact) => `${field} ${label.toLowerCase()}`;
  // What is stated in several places is suggested once, and dismissed in all of them.
  const settled = new Set(stated.filter(({ key }) => vendor.dismissed.includes(key)).map(claimOf));
  return stated
    .filter((fact) => {
      const claim = claimOf(fact);
      if (settled.has(claim) || isKnown(fact, vendor)) return false;
      settled.add(claim);
      return true;
    })
    .slice(0, MAX_SUGGESTED);
}

/** Whether a field of the vendor says as much already, or something else, which isn't replaced. */
function isKnown({ field, value, city, round }: CompanyFact, vendor: Texts): boolean {
  if (field === "funding")
    return (
      vendor.rounds.length >= MAX_ROUNDS ||
      vendor.rounds.some(({ kind, year }) => kind === round?.kind && year === round.year)
    );
  if (field === "country")
    return vendor.country
      ? Boolean(vendor.city) || !city || vendor.country !== value
      : Boolean(vendor.city) && vendor.city !== city;
  if (field === "customers" || field === "languages" || field === "certifications") {
    const items: readonly string[] = vendor[field];
    return items.length >= MAX_ITEMS || items.some((one) => one.toLowerCase() === value.toLowerCase());
  }
  if (field === "foundedYear" || field === "stage" || field === "headcountBand") return vendor[field] != null;
  return true;
}

/**
 * @throws InvalidInputError at `key` for a fact that isn't suggested, or no longer.
 */
async function suggestionWith(
  context: Context,
  id: number,
  key: string,
): Promise<{ vendor: Texts; suggestion: Suggestion }> {
  const vendor = await findTexts(context, id);
  const suggestion = vendor && suggestionsOf(vendor).find((one) => one.key === key);
  const message = "This isn't suggested anymore: the texts or the facts have changed. Reload the page.";
  if (!suggestion) throw new InvalidInputError(message, { key: message });
  return { vendor, suggestion };
}

/**
 * Fills a vendor's field with a suggested fact, or adds it to the field's list, with the words that it was read
 * from. Returns the vendor's id.
 * @throws InvalidInputError at `key`; NotFoundError and ForbiddenError as `lockEditable`.
 */
export async function acceptSuggestedFact(context: Context, id: string, key: string): Promise<number> {
  return limitedChange(context, EDITS, () => fill(context, id, key));
}

async function fill(context: Context, id: string, key: string): Promise<number> {
  const vendor = await lockEditable(context, id);
  const { vendor: texts, suggestion } = await suggestionWith(context, vendor.id, key);
  const { field, quote, round } = suggestion;
  if (round) {
    const rounds = [...texts.rounds, { ...round, investors: [...round.investors] }];
    await replaceFundingRounds(context, vendor, rounds);
  } else {
    const before = { ...vendor };
    Object.assign(vendor, changeOf(vendor, suggestion));
    await storeEdit(context, vendor, before);
  }
  await noteWords(context, vendor, field, quote);
  if (suggestion.city) await noteWords(context, vendor, "city", quote);
  return vendor.id;
}

/** Returns what a suggestion sets of a vendor. */
function changeOf(vendor: Vendor, { field, value, city }: Suggestion): Partial<Record<FactName, unknown>> {
  if (field === "country") return { country: value, ...(city && { city }) };
  if (field === "foundedYear") return { foundedYear: Number(value) };
  if (field === "customers" || field === "languages" || field === "certifications")
    return { [field]: [...vendor[field], value] };
  return { [field]: value };
}

/**
 * Notes that a suggested fact isn't right. Returns the other suggestions.
 * @throws InvalidInputError at `key`; ConflictError at the limit; NotFoundError and ForbiddenError as
 * `lockEditable`.
 */
export async function dismissSuggestedFact(
  context: Context,
  id: string,
  key: string,
): Promise<SuggestedCompanyFact[]> {
  await context.limits.count(EDITS, String(personOf(context).id));
  const { id: vendorId } = await lockEditable(context, id);
  const { vendor, suggestion } = await suggestionWith(context, vendorId, key);
  // What texts no longer say needs no mark.
  const stated = new Set(statedIn(vendor).map((one) => one.key));
  const dismissed = [...vendor.dismissed.filter((one) => stated.has(one)), key];
  if (dismissed.length > MAX_DISMISSED)
    throw new ConflictError("You can dismiss at most 200 facts. Change the description instead.");
  await context.em.execute("update vendors set dismissed_facts = ?::text[] where id = ?", [
    `{${dismissed.join(",")}}`,
    vendorId,
  ]);
  await recordAuditEvent(context, {
    action: "vendor.fact_dismissed",
    subject: vendorId,
    changes: { fact: { before: `${suggestion.field}: ${suggestion.label}`, after: null } },
  });
  return suggestionsOf({ ...vendor, dismissed }).map(shown);
}
