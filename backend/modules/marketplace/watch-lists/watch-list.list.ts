import sql, { raw, type Sql } from "sql-template-tag";
import { SignedIn } from "../../../shared/access.ts";
import { type Actor, asPerson } from "../../../shared/actor.ts";
import { type Filter, type FilterWords, isAnyOf } from "../../../shared/listing/filter.ts";
import type { EnumWords } from "../../../shared/listing/filters.ts";
import { enumFilter, ownerFilter, tagFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import {
  CompanyStages,
  HEADCOUNT_LABELS,
  HeadcountBands,
  STAGE_LABELS,
} from "../../catalog/vendors/facts/company-facts.ts";
import { PIPELINE_LABELS, PipelineStages } from "./pipeline-stage.ts";
import { WatchedVendor } from "./watched-vendor.entity.ts";

/** SQL condition on `t` for what is on the actor's own list and those of their organizations. */
export function onListsOf(actor: Actor | undefined): Sql {
  const id = asPerson(actor)?.id ?? 0;
  return sql`(t.user_id = ${id} or t.organization_id in (
    select m.organization_id from organization_members m where m.user_id = ${id}))`;
}

/** Filter by a choice among the vendor's facts. */
function factFilter<Stored extends string>({
  column,
  members,
  labels,
  ...words
}: FilterWords & EnumWords<Stored> & { column: string }): Filter<Stored[]> {
  return {
    ...words,
    shape: "texts",
    type: () => [members],
    condition: (values) =>
      sql`exists (select from vendors v where v.id = t.vendor_id and ${isAnyOf(raw(`v.${column}`), values)})`,
    facet: {
      from: sql`join vendors v on v.id = t.vendor_id`,
      value: raw(`v.${column}`),
      description: "In the order of the enum.",
    },
    choices: Object.fromEntries(Object.entries(members).map(([name, stored]) => [name, labels[stored]])),
    members,
  };
}

/** The vendors on the viewer's watch lists. */
export const watchList = defineList({
  name: "watchedVendors",
  typeName: "WatchedVendor",
  entity: WatchedVendor,
  description: "The vendors that the viewer watches, alone or with colleagues of an organization.",
  access: SignedIn(),
  file: "/api/watch-list.csv",
  where: onListsOf,
  filters: {
    pipelineStages: enumFilter({
      param: "pipeline",
      label: "Pipeline",
      description: "In one of these stages of one's own pipeline.",
      column: "stage",
      members: PipelineStages,
      labels: PIPELINE_LABELS,
    }),
    tags: tagFilter({
      param: "tag",
      label: "Tag",
      description: "With at least one of these tags.",
      column: "tags",
    }),
    stages: factFilter({
      param: "stage",
      label: "Stage",
      description: "Vendors in one of these stages.",
      column: "stage",
      members: CompanyStages,
      labels: STAGE_LABELS,
    }),
    headcountBands: factFilter({
      param: "headcount",
      label: "Headcount",
      description: "Vendors with one of these numbers of people.",
      column: "headcount_band",
      members: HeadcountBands,
      labels: HEADCOUNT_LABELS,
    }),
    organizationId: ownerFilter({
      param: "organization",
      label: "Organization",
      description: "Only the list of this organization.",
      condition: (id) => sql`t.organization_id = ${id}`,
    }),
    vendorId: ownerFilter({
      param: "vendor",
      label: "Vendor",
      description: "Only this vendor.",
      condition: (id) => sql`t.vendor_id = ${id}`,
    }),
  },
  orders: {
    UPDATED: { label: "Latest change", by: ["updatedAt"], direction: "desc" },
    NEWEST: { label: "Last added", by: ["createdAt"], direction: "desc" },
  },
  defaultOrder: "UPDATED",
});
