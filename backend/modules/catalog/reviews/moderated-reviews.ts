import type { Moderated } from "../../administration/moderation/moderated.ts";
import { tieOf } from "../../marketplace/organizations/ties.service.ts";
import { notifyVendor } from "./notify-vendor.ts";
import { Review } from "./review.entity.ts";

/** The moderation of reviews. */
export const moderatedReviews: Moderated<Review> = {
  kind: "review",
  entity: Review,
  visible: {},
  populate: ["solution"],
  missing: "This review doesn't exist.",
  label: "Reviews",
  intro:
    "First reviews and those of new accounts need approval; others appear here when someone reports them.",
  searched: "concat_ws(' ', t.author_name, t.affiliation, t.title, t.text, t.pros, t.cons)",
  refusal: async ({ em }, { author, solution }) => {
    const { organization, name } = (await solution.loadOrFail({ populate: ["vendor"] })).vendor.getEntity();
    const tie = author && (await tieOf(em, author.id, organization.id));
    if (!tie) return null;
    const belongs = tie === "member" ? "belongs" : "belonged in the past year";
    return `Its author ${belongs} to the organization behind ${name}, so it can't be published.`;
  },
  published: (context, { id }) => notifyVendor(context, id),
  authored: { column: "author_id", isPublic: true },
  show: ({ author, authorName, affiliation, rating, title, text, pros, cons, solution }) => {
    const { id, slug, title: reviewed } = solution.getEntity();
    return {
      author,
      authorName: affiliation ? `${authorName}, ${affiliation}` : authorName,
      name: `review of ${reviewed}`,
      on: { title: reviewed, path: `/solutions/${id}-${slug}` },
      ownPath: "/profile?tab=reviews",
      parts: [
        { label: rating === 1 ? "1 star" : `${rating} stars`, text: title },
        { text },
        ...(pros ? [{ label: "What's good", text: pros }] : []),
        ...(cons ? [{ label: "What could be better", text: cons }] : []),
      ],
    };
  },
};
