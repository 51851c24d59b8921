import { raw } from "sql-template-tag";
import { Public } from "../../../shared/access.ts";
import {
  boundFilter,
  enumFilter,
  flagFilter,
  linkFilter,
  referenceFilter,
  textFilter,
  withinDaysFilter,
} from "../../../shared/listing/filters.ts";
import { byChange, updatedSince } from "../../../shared/listing/in-step.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { LEVEL_LABELS, Levels } from "../../catalog/taxonomy/level.ts";
import { bookmarkedFilter } from "../../community/bookmarks/bookmarked.filter.ts";
import { isPublished, openNow } from "../posting-base/stage.ts";
import { BUDGET_BAND_LABELS, BudgetBands } from "./budget-band.ts";
import { Opportunity } from "./opportunity.entity.ts";
import { bookmarkableOpportunities } from "./opportunity.subjects.ts";

/** The list of opportunities. */
export const opportunityList = defineList({
  name: "opportunities",
  typeName: "Opportunity",
  entity: Opportunity,
  description: "Opportunities, searched, filtered and sorted, paged.",
  access: Public(),
  path: "/opportunities",
  file: "/api/opportunities.csv",
  where: isPublished,
  search: {
    description: "Part of the title or organization; case-insensitive, at most 200 characters.",
    further: "description or requirements",
  },
  filters: {
    types: textFilter({
      param: "type",
      label: "Type",
      description: "Types, such as `technology`.",
      column: "type",
      labelSql: raw("upper(left(v.value, 1)) || replace(substr(v.value, 2), '-', ' ')"),
    }),
    dueWithinDays: withinDaysFilter({
      param: "due",
      label: "Due date",
      description: "Due within this many days from now, 0 to 3650.",
      column: "due_date",
      ahead: true,
      choices: { 7: "Within 7 days", 30: "Within 30 days", 90: "Within 90 days" },
    }),
    postedWithinDays: withinDaysFilter({
      param: "posted",
      label: "Posted",
      description: "Published within this many past days, 0 to 3650.",
      column: "posted_at",
      ahead: false,
      choices: { 7: "In the last 7 days", 30: "In the last 30 days" },
    }),
    categories: referenceFilter({
      param: "category",
      label: "Category",
      description: "Slugs or names of categories.",
      column: "category_id",
      table: "categories",
      value: "name",
    }),
    budgetBands: enumFilter({
      param: "budget",
      label: "Budget",
      description: "Budget in one of these ranges.",
      column: "budget_band",
      members: BudgetBands,
      labels: BUDGET_BAND_LABELS,
      facetDescription: "From the smallest to the undisclosed.",
    }),
    levels: enumFilter({
      param: "level",
      label: "Level",
      description: "For at least one of these levels.",
      column: "levels",
      many: true,
      members: Levels,
      labels: LEVEL_LABELS,
      facetDescription: "From grassroots to elite.",
    }),
    sports: linkFilter({
      param: "sport",
      label: "Sport",
      description: "Slugs or names of sports.",
      pairs: "opportunity_sports",
      own: "opportunity_id",
      other: "sport_id",
      table: "sports",
    }),
    minBudget: boundFilter({
      param: "minBudget",
      label: "Budget from",
      description: "At least this stated budget, in US dollars; nothing matches if it is above `maxBudget`.",
      column: "budget",
      bound: ">=",
    }),
    maxBudget: boundFilter({
      param: "maxBudget",
      label: "Budget to",
      description: "At most this stated budget, in US dollars.",
      column: "budget",
      bound: "<=",
    }),
    active: flagFilter({
      param: "active",
      label: "Open now",
      only: "those accepting applications now",
      condition: raw(openNow("t")),
    }),
    saved: bookmarkedFilter(bookmarkableOpportunities),
    updatedSince,
  },
  screenFilter: { active: true },
  orders: {
    DUE_SOONEST: {
      label: "Due soonest",
      description: "Rows without a due date come last.",
      by: ["dueKey"],
      direction: "asc",
    },
    NEWEST: {
      label: "Newest",
      description: "Most recently published first.",
      by: ["postedAt"],
      direction: "desc",
    },
    BUDGET: {
      label: "Largest budget",
      description: "Rows without a stated budget come last.",
      by: ["budgetKey"],
      direction: "desc",
    },
    SMALLEST_BUDGET: {
      label: "Smallest budget",
      description: "Rows without a stated budget come first.",
      by: ["budgetKey"],
      direction: "asc",
    },
    TITLE: { label: "Title, A to Z", by: ["titleKey"], direction: "asc" },
    UPDATED: byChange,
  },
  defaultOrder: "DUE_SOONEST",
  isCopied: true,
});
