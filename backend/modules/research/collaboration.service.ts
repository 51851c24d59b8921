import type { ObjectQuery } from "@mikro-orm/postgresql";
import type { Context } from "../../shared/context.ts";
import { chosenIn, countFacets, type FacetSource, withFacets } from "../../shared/facets.ts";
import { parseId } from "../../shared/ids.ts";
import { findPage, type PageQuery } from "../../shared/keyset.ts";
import { searchPattern } from "../../shared/text.ts";
import { Collaboration } from "./collaboration.entity.ts";
import type { CollaborationPage } from "./research.connection.ts";
import type { CollaborationFilter, CollaborationSort, CollaborationsArguments } from "./research.inputs.ts";

const ORDERS: Record<CollaborationSort, PageQuery<Collaboration>["orderBy"]> = {
  "due-soonest": { dueKey: "asc", id: "asc" },
  newest: { createdAt: "desc", id: "desc" },
  title: { titleKey: "asc", id: "asc" },
};

const FACETS: Record<keyof CollaborationFilter, FacetSource> = {
  types: { value: "t.type" },
  organizations: { value: "t.organization" },
};

function collaborationWhere(
  { search, filter }: Pick<CollaborationsArguments, "search" | "filter">,
  except?: keyof CollaborationFilter,
): ObjectQuery<Collaboration> {
  const conditions: ObjectQuery<Collaboration>[] = [];
  const pattern = searchPattern(search);
  if (pattern)
    conditions.push({ $or: [{ title: { $ilike: pattern } }, { organization: { $ilike: pattern } }] });
  const chosen = chosenIn(filter, except);
  const types = chosen("types");
  if (types) conditions.push({ type: { $in: types } });
  const organizations = chosen("organizations");
  if (organizations) conditions.push({ organization: { $in: organizations } });
  return conditions.length > 0 ? { $and: conditions } : {};
}

/**
 * One page of the collaborations that fit.
 * @throws InvalidInputError for a search that is too long or a page that can't be.
 */
export async function listCollaborations(
  { em }: Context,
  args: CollaborationsArguments,
): Promise<CollaborationPage> {
  const page = await findPage(em, Collaboration, args, {
    where: collaborationWhere(args),
    orderBy: ORDERS[args.sort],
    populate: ["partner"],
  });
  const count = () =>
    countFacets(em, Collaboration, { where: (except) => collaborationWhere(args, except), sources: FACETS });
  return withFacets(page, count, ({ values }) => values);
}

/** The collaboration, or null when there is none with this id. */
export async function findCollaboration({ em }: Context, id: string): Promise<Collaboration | null> {
  const key = parseId(id);
  return key === undefined ? null : em.findOne(Collaboration, key, { populate: ["partner"] });
}
