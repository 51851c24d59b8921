import { claimRules } from "../../../catalog/catalog-statistics/claim.rules.ts";
import { FIGURE_KINDS, figureRules } from "../../../catalog/market/figure.rules.ts";
import { quarterRules } from "../../../catalog/market/quarter.rules.ts";
import { SENTIMENTS, trendRules } from "../../../catalog/market/trend.rules.ts";
import { paperRules } from "../../../catalog/research/papers/paper.rules.ts";
import { partnerRules } from "../../../catalog/research/partner.rules.ts";
import { topicRules } from "../../../catalog/research/topic.rules.ts";
import { CATEGORY_KINDS, categoryRules } from "../../../catalog/taxonomy/category.rules.ts";
import type { CatalogField, CatalogForm } from "./form.rules.ts";

const choices = (words: readonly string[]) =>
  Object.fromEntries(words.map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));

const TITLE: CatalogField = { name: "title", label: "Title", as: "line" };
const CATEGORY: CatalogField = { name: "category", label: "Category", as: "category" };
const DESCRIPTION: CatalogField = { name: "description", label: "Description", as: "text" };
const SOURCED: readonly CatalogField[] = [
  { name: "source", label: "Source", as: "line", hint: "Who published it, and where" },
  { name: "note", label: "Note", as: "text" },
];
const AS_OF: CatalogField = { name: "asOf", label: "As of", as: "day" };

/** The forms of the kinds that the catalog editor handles itself, by their names in URLs. */
export const CATALOG_FORMS = {
  papers: {
    noun: "paper",
    rules: paperRules,
    fields: [
      TITLE,
      { name: "authors", label: "Authors", as: "lines", hint: "One per line" },
      { name: "university", label: "University", as: "line" },
      CATEGORY,
      { name: "topics", label: "Topics", as: "lines", hint: "One per line; new ones are added" },
      { name: "abstract", label: "Abstract", as: "text" },
      { name: "venue", label: "Venue", as: "line", hint: "The journal or conference" },
      { name: "publishedDate", label: "Published", as: "day" },
      { name: "citations", label: "Citations", as: "line" },
      { name: "openAccess", label: "Open access", as: "flag" },
      { name: "fullTextUrl", label: "Full text", as: "line", hint: "The address where it can be read" },
      { name: "doi", label: "DOI", as: "line", hint: "Such as 10.1000/182" },
    ],
  },
  partners: {
    noun: "university partner",
    rules: partnerRules,
    fields: [
      { name: "universityName", label: "University", as: "line" },
      { name: "collaborationType", label: "Type of collaboration", as: "line" },
      DESCRIPTION,
      { name: "city", label: "City", as: "line" },
      { name: "country", label: "Country", as: "line" },
      { name: "website", label: "Website", as: "line" },
      { name: "contactEmail", label: "Contact email", as: "line", hint: "Shown publicly on its page" },
      { name: "partnerSince", label: "Partner since", as: "day" },
    ],
  },
  topics: {
    noun: "topic",
    rules: topicRules,
    fields: [{ name: "topic", label: "Name", as: "line" }, DESCRIPTION],
  },
  trends: {
    noun: "market trend",
    rules: trendRules,
    fields: [
      TITLE,
      CATEGORY,
      DESCRIPTION,
      { name: "impactScore", label: "Impact score", as: "line", hint: "0 to 10" },
      { name: "sentiment", label: "Sentiment", as: "choice", choices: choices(SENTIMENTS) },
      { name: "measure", label: "Measure", as: "line", hint: "What the observations count" },
      { name: "unit", label: "Unit", as: "line" },
      {
        name: "observations",
        label: "Observations",
        as: "rows",
        columns: ["observedOn", "value"],
        hint: "One per line: day | value, such as 2026-03-31 | 12.5",
      },
      ...SOURCED,
    ],
  },
  figures: {
    noun: "market figure",
    rules: figureRules,
    fields: [
      { name: "kind", label: "Kind", as: "choice", choices: choices(FIGURE_KINDS) },
      { name: "name", label: "Name", as: "line" },
      { name: "position", label: "Position", as: "line", hint: "Lower numbers come first" },
      { name: "valueUsd", label: "Value in dollars", as: "line" },
      { name: "growthPercent", label: "Growth in percent", as: "line" },
      { name: "companies", label: "Companies", as: "line" },
      {
        name: "breakdown",
        label: "Breakdown",
        as: "rows",
        columns: ["name", "valueUsd", "companies"],
        hint: "One per line: name | dollars | companies",
      },
      AS_OF,
      ...SOURCED,
    ],
  },
  quarters: {
    noun: "funding quarter",
    rules: quarterRules,
    fields: [
      { name: "year", label: "Year", as: "line" },
      {
        name: "quarter",
        label: "Quarter",
        as: "choice",
        choices: { "1": "Q1", "2": "Q2", "3": "Q3", "4": "Q4" },
      },
      { name: "amountUsd", label: "Amount in dollars", as: "line" },
      { name: "deals", label: "Deals", as: "line" },
      {
        name: "breakdown",
        label: "Segments",
        as: "rows",
        columns: ["name", "amountUsd", "deals"],
        hint: "One per line: name | dollars | deals",
      },
      AS_OF,
      ...SOURCED,
    ],
  },
  claims: {
    noun: "claim",
    rules: claimRules,
    fields: [
      {
        name: "key",
        label: "Key",
        as: "line",
        hint: "Where the site shows it, such as matchAccuracy",
        fixed: true,
      },
      { name: "label", label: "Label", as: "line" },
      { name: "text", label: "Text", as: "line", hint: "As shown, such as 94%" },
      { name: "value", label: "Value", as: "line", hint: "The same value as a number" },
      { name: "isTarget", label: "Our target", as: "flag" },
      AS_OF,
      ...SOURCED,
    ],
  },
  categories: {
    noun: "category",
    rules: categoryRules,
    fields: [
      { name: "kind", label: "Kind", as: "choice", choices: choices(CATEGORY_KINDS), fixed: true },
      { name: "name", label: "Name", as: "line" },
      DESCRIPTION,
    ],
  },
} as const satisfies Record<string, CatalogForm>;

/** A kind that the catalog editor handles itself. */
export type FormKind = keyof typeof CATALOG_FORMS;

/** Returns the form of a kind; undefined for those that have their own editors. */
export const formOf = (kind: string): CatalogForm | undefined =>
  Object.hasOwn(CATALOG_FORMS, kind) ? CATALOG_FORMS[kind as FormKind] : undefined;
