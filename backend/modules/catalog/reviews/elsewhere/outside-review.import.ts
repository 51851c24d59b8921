import { object } from "yup";
import {
  day,
  decimal,
  optionalText,
  requiredText,
  webAddress,
} from "../../../../shared/import-kind/fields.ts";
import { importKind } from "../../../../shared/import-kind/kind.ts";

const MAX_TITLE = 200;

const rules = object({
  solution: requiredText(200),
  vendor: optionalText(120),
  source: requiredText(120),
  text: requiredText(20_000),
  title: optionalText(MAX_TITLE),
  rating: decimal(0, 5),
  author: optionalText(120),
  url: webAddress(),
  writtenOn: day(),
});

/** The beginning of a text, as a headline of a review that has none. */
const beginningOf = (text: string) => {
  const line = text.split("\n")[0] ?? "";
  return line.length > 80 ? `${line.slice(0, 79).trimEnd()}…` : line;
};

/** The import of reviews that were published elsewhere; they are shown apart and don't count in the rating. */
export const outsideReviews = importKind(rules, {
  name: "reviews",
  table: "outside_reviews",
  label: "title",
  headings: { "Rating (of 5)": "rating" },
  required: ["solution", "source", "text"],
  about: {
    solution: "The title of a solution that is here already.",
    vendor: "Needed if several vendors have a solution with this title.",
    source: "Where it was published, such as the name of a directory.",
    rating: "Out of 5. It doesn't count in the solution's rating.",
    url: "The review's address there.",
  },
  otherNames: {
    solution: ["product", "productname", "software", "tool", "item", "solutiontitle"],
    vendor: ["company", "vendorname", "seller", "brand"],
    source: ["site", "platform", "publisher", "provider", "origin", "reviewsource"],
    text: ["review", "reviewtext", "body", "content", "comment", "comments", "description", "reviewbody"],
    title: ["reviewtitle", "headline", "heading", "subject", "summary"],
    rating: ["stars", "score", "starrating", "overallrating", "reviewrating"],
    author: ["reviewer", "reviewername", "authorname", "user", "username", "name"],
    url: ["link", "reviewurl", "address", "permalink", "website"],
    writtenOn: ["date", "reviewdate", "createdat", "published", "publishedat", "datepublished", "submitted"],
  },
  naturalKey: ({ solution, source, author, text }) => [source, solution, author ?? "", text],
  columns: { source: "text", text: "text", url: "text", rating: "numeric(2,1)", writtenOn: "date" },
  computed: {
    title: { type: "text", value: ({ title, text }) => title ?? beginningOf(text) },
    author_name: { type: "text", value: ({ author }) => author },
  },
  needs: [
    {
      field: "solution",
      column: "solution_id",
      named: ({ solution, vendor }) => ({ title: solution, vendor }),
      find: `select s.id from solutions s where fold_text(s.title) = fold_text(r.named ->> 'title') and s.status <> 'draft'
        and (r.named ->> 'vendor' is null or exists (
          select from vendors v where v.id = s.vendor_id and v.name_key = fold_text(r.named ->> 'vendor')))`,
      missing: "isn't the title of a solution here: import the solution first, or write it as it is there",
      several: "is the title of several solutions: add a column with the vendor",
    },
  ],
});
