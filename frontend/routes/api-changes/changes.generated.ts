// Generated from docs/api/changelog.md and deprecation.md by `npm run schema`; do not edit.

/** What clients can rely on. */
export const promises: readonly string[] = [
  "**Additions come at any time**: fields, types, arguments that may be left out, values of enums, members of unions. A client should expect values and members that it doesn't know.",
  "**Nothing else changes without a notice.** What is to go is marked `@deprecated` with what to use instead and the day from which it may be gone, and is listed in the changelog. It works for at least six months from that release.",
  "**Exceptions** are errors that endanger people or their data. They are mended at once, and the changelog says so. Before version 1.0 a field may also become nullable without the six months; the changelog names each under **Breaking**.",
  "**REST** follows the same rule: a path, a parameter or a member of an answer is not removed or given another meaning without that notice.",
  "**Order and size**: a list's order is what `sort` says; where rows are equal, don't rely on it. A page has at most 100 items.",
  "**Texts of errors** may change at any time; their `code` and the names of `fields` don't."
];

/** What changed with each release, the newest first. */
export const releases = [
  {
    "heading": "Next",
    "paragraphs": [],
    "items": [
      "Every type, field, argument and enum value has a description.",
      "`node(id)` and `nodes(ids)` find public records of any kind by their `nodeId`, which solutions, vendors, opportunities, papers, collaborations, trends, posts, reviews, university partners, sports and categories have as implementations of the interface `Node`. Their `id` stays what it was.",
      "Lists can be paged backward: `last` and `before`, instead of `first` and `after`.",
      "There are edges to walk: `Vendor.solutions`, `Vendor.reviews`, `Solution.reviews`, `Category.solutions` and `BlogPost.comments`, paged both ways (Page through a list). `blogComments` can be paged backward, too; cursors of comments from before are refused.",
      "Queries by `GET` need no header of their own, documents can be sent by their hash, and pages of other sites may call with an access token (GraphQL over HTTP).",
      "`WebhookDelivery.attemptLog` has each attempt to send a message; the fields about the last one stay.",
      "Copies can be kept in step: every public list takes `updatedSince` and `sort: UPDATED` and answers with `safeUntil`, `removals` lists what is no longer public, and `researchTopics` lists all topics (Keep a copy in step).",
      "**Breaking**: where nothing is known, a text is null instead of empty: the descriptions of vendors, categories, topics and university partners, the price of a solution in words, a paper's abstract, who can apply and how, the note of an outcome, of a figure, a trend, a quarter or a claim, and what a review's author left out (`pros`, `cons`, `affiliation`). REST answers the same.",
      "The cost of a field with `ids` counts how many they are.",
      "Every REST call can be read about at `/developers/api`, with an example. The OpenAPI document no longer offers access tokens for two calls that never took them: those that change a profile and its notifications."
    ]
  },
  {
    "heading": "0.1.0",
    "paragraphs": [
      "The first schema: what `schema.released.graphql` holds."
    ],
    "items": []
  }
];
