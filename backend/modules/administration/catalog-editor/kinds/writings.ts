import { claims } from "../../../catalog/catalog-statistics/claim.import.ts";
import { figures } from "../../../catalog/market/figure.import.ts";
import { quarters } from "../../../catalog/market/quarter.import.ts";
import { trends } from "../../../catalog/market/trend.import.ts";
import { papers } from "../../../catalog/research/papers/paper.import.ts";
import { partners } from "../../../catalog/research/partner.import.ts";
import { topics } from "../../../catalog/research/topic.import.ts";
import { categoryKind } from "../../../catalog/taxonomy/category.kind.ts";
import type { CatalogWritings } from "./catalog-kind.ts";

const category = "(select c.name::text from categories c where c.id = t.category_id)";

/**
 * How records of the kinds that the catalog editor handles itself are written, which is the same as in
 * imports.
 */
export const WRITINGS: CatalogWritings = {
  papers: {
    stored: papers,
    subject: "research_paper",
    reads: {
      category,
      topics: `(select coalesce(json_agg(r.name::text order by r.name), '[]') from paper_topics p
        join research_topics r on r.id = p.topic_id where p.paper_id = t.id)`,
    },
    same: "fold_text(t.title) = fold_text(r.title) and t.published_date = r.published_date",
    taken: ["title", "There is already a paper with this title and date"],
  },
  partners: {
    stored: partners,
    subject: "university_partner",
    reads: { partnerSince: "to_char(t.partner_since at time zone 'UTC', 'YYYY-MM-DD')" },
    same: "t.university_name = r.university_name",
    taken: ["universityName", "This university is already a partner"],
  },
  topics: {
    stored: topics,
    subject: "research_topic",
    reads: { topic: "t.name::text" },
    same: "t.name = r.name",
    taken: ["topic", "There is already a topic with this name"],
  },
  trends: {
    stored: trends,
    subject: "market_trend",
    reads: { category },
    same: "fold_text(t.title) = fold_text(r.title) and t.category_id = r.category_id",
    taken: ["title", "There is already a trend with this title in this category"],
  },
  figures: {
    stored: figures,
    subject: "market_figure",
    same: "t.kind = r.kind and fold_text(t.name) = fold_text(r.name)",
    taken: ["name", "There is already a figure with this name"],
  },
  quarters: {
    stored: quarters,
    subject: "funding_quarter",
    same: "t.year = r.year and t.quarter = r.quarter",
    taken: ["quarter", "There are already figures for this quarter"],
  },
  claims: {
    stored: claims,
    subject: "claim",
    same: "t.key = r.key",
    taken: ["key", "There is already a claim with this key"],
  },
  categories: {
    stored: categoryKind,
    subject: "category",
    same: "t.kind = r.kind and (t.name = r.name or t.slug = r.slug)",
    taken: ["name", "There is already a category with this name"],
  },
};
