import type { ObjectQuery } from "@mikro-orm/postgresql";
import type { Context } from "../../shared/context.ts";
import { chosenIn, countFacets, type FacetSource, withFacets } from "../../shared/facets.ts";
import { parseId } from "../../shared/ids.ts";
import { findPage, type PageQuery } from "../../shared/keyset.ts";
import { searchPattern } from "../../shared/text.ts";
import type { PartnerPage } from "./research.connection.ts";
import type { PartnerFilter, PartnerSort, PartnersArguments } from "./research.inputs.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

const ORDERS: Record<PartnerSort, PageQuery<UniversityPartner>["orderBy"]> = {
  name: { universityName: "asc", id: "asc" },
  newest: { partnerSince: "desc", id: "desc" },
};

const FACETS: Record<keyof PartnerFilter, FacetSource> = {
  collaborationTypes: { value: "t.collaboration_type" },
  countries: {
    join: "cross join lateral (select t.country where t.country is not null) v",
    value: "v.country",
  },
};

function partnerWhere(
  { search, filter }: Pick<PartnersArguments, "search" | "filter">,
  except?: keyof PartnerFilter,
): ObjectQuery<UniversityPartner> {
  const conditions: ObjectQuery<UniversityPartner>[] = [];
  const pattern = searchPattern(search);
  if (pattern)
    conditions.push({ $or: [{ universityName: { $ilike: pattern } }, { description: { $ilike: pattern } }] });
  const chosen = chosenIn(filter, except);
  const types = chosen("collaborationTypes");
  if (types) conditions.push({ collaborationType: { $in: types } });
  const countries = chosen("countries");
  if (countries) conditions.push({ country: { $in: countries } });
  return conditions.length > 0 ? { $and: conditions } : {};
}

/**
 * One page of the university partners that fit.
 * @throws InvalidInputError for a search that is too long or a page that can't be.
 */
export async function listPartners({ em }: Context, args: PartnersArguments): Promise<PartnerPage> {
  const page = await findPage(em, UniversityPartner, args, {
    where: partnerWhere(args),
    orderBy: ORDERS[args.sort],
  });
  const count = () =>
    countFacets(em, UniversityPartner, { where: (except) => partnerWhere(args, except), sources: FACETS });
  return withFacets(page, count, ({ values }) => values);
}

/** The university partner, or null when there is none with this id. */
export async function findPartner({ em }: Context, id: string): Promise<UniversityPartner | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(UniversityPartner, key);
}
