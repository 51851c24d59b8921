import { openNow } from "../../../marketplace/posting-base/stage.ts";
import type { CatalogKind, CatalogTable } from "./catalog-kind.ts";

const CATEGORY = "(select c.name::text from categories c where c.id = t.category_id)";
/** Only their authors may see drafts of postings. */
const POSTED = {
  shown: "t.stage <> 'draft'",
  states: {
    closed: `t.stage = 'published' and not ${openNow("t")}`,
    published: openNow("t"),
    "in review": "t.stage = 'in_review'",
    returned: "t.stage = 'returned'",
  },
};

/** The representation of each kind in the catalog's table. */
export const TABLES: Readonly<Record<CatalogKind, CatalogTable>> = {
  solutions: {
    table: "solutions",
    label: "t.title",
    byLabel: ["t.title_key", "text"],
    detail: "(select v.name::text from vendors v where v.id = t.vendor_id)",
    searched: "t.search_text",
    states: {
      published: "t.status = 'published'",
      draft: "t.status = 'draft'",
      withdrawn: "t.status = 'withdrawn'",
    },
    slug: "t.slug",
    page: "/solutions",
  },
  vendors: {
    table: "vendors",
    label: "t.name::text",
    byLabel: ["t.name", "citext"],
    detail: "concat_ws(', ', t.city, t.country)",
    searched: "t.search_text",
    states: {
      withdrawn: "t.status = 'withdrawn'",
      "verification ends soon": `t.status = 'published' and exists (select from vendor_verifications r
        where r.vendor_id = t.id and r.state = 'current' and r.expires_at < now() + interval '30 days')`,
      verified: "t.verified and t.status = 'published'",
      unverified: "not t.verified and t.status = 'published'",
    },
    slug: "t.slug",
    page: "/vendors",
  },
  opportunities: {
    table: "opportunities",
    label: "t.title",
    byLabel: ["t.title_key", "text"],
    detail: "t.organization",
    searched: "t.search_text",
    ...POSTED,
    slug: "t.slug",
    page: "/opportunities",
  },
  collaborations: {
    table: "collaborations",
    label: "t.title",
    byLabel: ["t.title_key", "text"],
    detail: "t.organization",
    searched: "t.search_text",
    ...POSTED,
    slug: "t.slug",
    page: "/research/collaborations",
  },
  papers: {
    table: "research_papers",
    label: "t.title",
    byLabel: ["t.title_key", "text"],
    detail: "concat_ws(', ', t.university, t.published_year)",
    searched: "t.search_text",
    slug: "t.slug",
    page: "/research",
  },
  partners: {
    table: "university_partners",
    label: "t.university_name::text",
    byLabel: ["t.university_name", "citext"],
    detail: "t.collaboration_type",
    searched: "t.search_text",
    slug: "t.slug",
    page: "/research/partners",
  },
  topics: {
    table: "research_topics",
    label: "t.name::text",
    byLabel: ["t.name", "citext"],
    detail:
      "(select count(*) || case count(*) when 1 then ' paper' else ' papers' end from paper_topics p where p.topic_id = t.id)",
    searched: "t.name_key",
    slug: "t.slug",
    page: "/research/topics",
  },
  trends: {
    table: "market_trends",
    label: "t.title",
    byLabel: ["lower(t.title)", "text"],
    detail: CATEGORY,
    searched: "t.search_text",
    slug: "t.slug",
    page: "/market-intelligence",
  },
  figures: {
    table: "market_figures",
    label: "t.name",
    byLabel: ["lower(t.name)", "text"],
    detail: "t.kind",
    searched: "fold_text(t.name)",
    slug: "t.slug",
    page: "/market-intelligence/figures",
  },
  quarters: {
    table: "funding_quarters",
    label: "'Q' || t.quarter || ' ' || t.year",
    byLabel: ["t.year * 10 + t.quarter", "integer"],
    detail: "t.source",
    searched: "fold_text('q' || t.quarter || ' ' || t.year || ' ' || t.source)",
    page: "/market-intelligence/quarters",
  },
  claims: {
    table: "claims",
    label: "t.label",
    byLabel: ["lower(t.label)", "text"],
    detail: "t.text",
    searched: "fold_text(concat_ws(' ', t.label, t.key, t.text))",
  },
  categories: {
    table: "categories",
    label: "t.name::text",
    byLabel: ["lower(t.name::text)", "text"],
    detail: "'of ' || case t.kind when 'opportunity' then 'opportunities' else t.kind || 's' end",
    searched: "t.name_key",
  },
};
