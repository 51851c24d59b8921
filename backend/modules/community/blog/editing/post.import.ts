import { object } from "yup";
import { isoDate } from "../../../../shared/import-kind/dates.ts";
import { flag, optionalText, requiredText, webAddress } from "../../../../shared/import-kind/fields.ts";
import { importKind } from "../../../../shared/import-kind/kind.ts";
import { listOf } from "../../../../shared/import-kind/lists.ts";
import { slugify } from "../../../../shared/text/text.ts";
import { BlogPostStatuses } from "../posts/blog-post-status.ts";
import { postText } from "./post-text.ts";

const MAX_SLUG = 110;

const rules = object({
  title: requiredText(200),
  content: requiredText(100_000),
  category: requiredText(80),
  excerpt: optionalText(1000),
  tags: listOf({ maxItems: 20, maxLength: 40 }),
  slug: optionalText(200),
  featuredImage: webAddress(),
  seoTitle: optionalText(200),
  seoDescription: optionalText(500),
  publishedAt: isoDate(),
  publish: flag(),
});

const slugOf = (text: string) => slugify(text).slice(0, MAX_SLUG).replace(/-+$/, "");

/** The import of blog posts, as drafts unless the run says otherwise; missing categories are created. */
export const posts = importKind(rules, {
  name: "posts",
  table: "blog_posts",
  label: "title",
  headings: { Published: "publishedAt" },
  required: ["title", "content", "category"],
  proposals: { category: "Articles" },
  about: {
    content: "HTML becomes plain text with headings and lists.",
    slug: "Its name in the address; made from the title by default.",
    publishedAt: "When it was first published, also elsewhere.",
    publish: "New posts are drafts; with true, they are public at once. No column is suggested.",
  },
  otherNames: {
    content: ["contentencoded", "html", "body", "text", "post", "postcontent", "article", "plaintext"],
    excerpt: ["customexcerpt", "excerptencoded", "summary", "description", "subtitle"],
    category: [
      "category[domain=category].#text",
      "categorytext",
      "categories",
      "primarytag",
      "section",
      "postcategory",
    ],
    tags: ["tagsname", "tag", "keywords", "posttags"],
    slug: ["wppostname", "postname", "permalink", "urlslug"],
    featuredImage: ["featureimage", "featuredimage", "image", "cover", "coverimage", "thumbnail", "hero"],
    seoTitle: ["metatitle", "ogtitle"],
    seoDescription: ["metadescription", "ogdescription"],
    publishedAt: [
      "pubdate",
      "published",
      "date",
      "publishdate",
      "wppostdategmt",
      "wppostdate",
      "publishedon",
    ],
  },
  texts: { content: postText },
  // Each edit and publication increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ title, publishedAt }) => [publishedAt?.toISOString() ?? "", title],
  // What people have written here is theirs.
  adoptWhen: "t.created_by_id is null",
  unique: [
    {
      field: "slug",
      stored: "t.slug",
      value: ({ slug }) => (slug ? slugOf(slug) : undefined),
      means: "address",
      isFixed: true,
    },
  ],
  columns: {
    title: "text",
    content: "text",
    excerpt: "text",
    tags: "text[]",
    featuredImage: "text",
    seoTitle: "text",
    seoDescription: "text",
  },
  computed: {
    // A trigger numbers one that is taken.
    slug: { type: "text", value: ({ slug, title }) => slugOf(slug ?? title), fixed: true },
    status: {
      type: "text",
      value: ({ publish }) => (publish ? BlogPostStatuses.PUBLISHED : BlogPostStatuses.DRAFT),
      fixed: true,
    },
    published_at: {
      type: "timestamptz(3)",
      value: ({ publishedAt, publish }) => publishedAt ?? (publish ? new Date() : undefined),
      fixed: true,
    },
  },
  references: {
    category_id: {
      lookup: { table: "blog_categories", nameKey: "fold_text(t.name::text)", create: true },
      name: ({ category }) => category,
    },
  },
});
