// Generated from docs/api/changelog.md and deprecation.md by `npm run schema`; do not edit.

/** What clients can rely on. */
export const promises: readonly string[] = [
  "**Additions come at any time**: fields, types, optional arguments, enum values, union members. Clients should expect values and members they don't know.",
  "**Nothing else changes without notice.** Anything to be removed is marked `@deprecated`, with what to use instead and the date after which it may be gone, and is listed in the [changelog](changelog.md). It keeps working for at least six months from that release.",
  "**Exceptions** are errors that endanger people or their data. We fix those right away and say so in the changelog. Before version 1.0 a field may also become nullable without the six months; the changelog names each under **Breaking**.",
  "**REST** follows the same rule: a path, a parameter or a member of a response isn't removed or given a different meaning without that notice.",
  "**Order and size**: a list's order is what `sort` says; where rows are tied, don't rely on it. A page has at most 100 items.",
  "**Error messages** may change at any time; their `code` and the names of `fields` don't."
];

/** What changed with each release, the newest first. */
export const releases = [
  {
    "heading": "Next",
    "paragraphs": [],
    "items": [
      "`handOverEvaluation` makes another of its people the owner of an evaluation; `sawResultFirst` and `informedJudges` say whose scores were given after the result was seen, `noteCount` how many notes there are. A jury discusses an application in up to 200 comments.",
      "Values that imported records lack are suggested: `suggestValues`, `importSuggestions`, `importSuggestedRecords`, `takeSuggestions` and `refuseSuggestions`.",
      "Facts that a company's own texts state are suggested to its members: `suggestedCompanyFacts`, `acceptSuggestedFact` and `dismissSuggestedFact`; `VendorFact.readFrom` is what an accepted one was read from.",
      "REST errors are problems as RFC 9457 describes them: `application/problem+json` with `type`, `title`, `status` and `detail` besides `message`, `code`, `errors` and `requestId`, which stay. Errors of addresses, bodies and uploads are sent like that, too, outside of what GraphQL and MCP answer themselves.",
      "The OpenAPI description names the types of answers (`Solution`, `Vendor`, …), has an example of each, says who may make a call, and describes what webhooks send.",
      "`GET /embed/solutions/{id}`, `/embed/vendors/{id}`, `/embed/opportunities/{id}` and the lists `/embed/solutions`, `/embed/vendors` and `/embed/opportunities` are frames for other sites; `GET /oembed` tells the frame of a page.",
      "`joinTeam` and `acceptTeamInvitation` refuse whom an administrator took off the page, until one invites them.",
      "`sendAlert` and `POST /api/admin/bulk-notifications` refuse an alert that names no audience, which went to everyone: all `roles` are everyone.",
      "A call has an application form: `saveApplicationForm` and `applicationForm` are for its team, `Applying.form` for those who apply. `ApplicationInput.answers` answers it, `Application.answers` reads the answers; `POST /uploads/applications` adds a file to a draft, `removeApplicationFile` removes it. `GET /api/opportunities/{id}/application-form` and `/applications.csv`, and the same of collaborations, are the form and the applications with a column for each question; `GET /uploads/applications/of/opportunity/{id}.zip` is everything with all files.",
      "A jury judges the applications to a call: `saveJury` sets criteria and rounds, `inviteJuryReviewer`, `acceptJuryInvitation` and `removeJuryReviewer` manage its reviewers, `openJuryRound`, `spreadJuryAssignments`, `setJuryAssignment`, `remindJury` and `closeJuryRound` run a round, `juryTasks`, `juryReview`, `saveJuryReview`, `declareJuryConflict` and `commentOnJuryEntry` are for reviewers. `jury`, `juryEntries`, `juryReviewLines` and `juryLetters` show it to those who decide, `decideOnJuryEntries` decides on several at once. `publishJuryResult`, `juryWinners`, `askJuryWinner`, `namingRequest` and `answerNamingRequest` make the result, `callResult`, `GET /api/opportunities/{id}/result` and `GET /api/collaborations/{id}/result` show it; `GET /api/jury-rounds/{roundId}/ranking.csv` and `reviews.csv` download a round. `Applying.isReviewedBlind` says whether reviewers see who applies. Reviewers open the files of their applications by `JudgedApplication.answers`, numbered while names are hidden.",
      "An evaluation compares products by weighted criteria: `createEvaluation`, `updateEvaluation`, `setEvaluationCriteria`, `addEvaluationCandidates`, `addNamedCandidate` and `removeEvaluationCandidate` set it up, `inviteToEvaluation` and `acceptEvaluationInvitation` bring its judges and readers, `scoreCandidate` and `submitEvaluationScores` score, `decideEvaluation` decides. `evaluation`, `evaluations` and `sharedEvaluation` read it, and `GET /api/evaluations/{id}.csv` and `.json`. `askEvaluationVendors` asks the candidates' vendors, `setEvaluationNumbers` and `setCandidateCost` say what they cost, `tellEvaluationVendors` tells vendors what was decided, and `answerEvaluationOutcome` says months later whether the choice held. `GET /api/evaluations/{id}.pdf` and `GET /api/evaluations/shared/{token}.pdf` are its board pack.",
      "What an edit leaves out stays as it is, and null or an empty text removes it: in `updateVendor`, `updateSolution`, `updatePosting`, `updateBlogPost`, `editReview`, `editWatchedVendor`, `editSynonym`, `editSyncSource` and `saveApplicationDraft`, which emptied some fields, and in `PUT /api/admin/blog/posts/{id}`.",
      "`Solution.outsideReviews`, the list `outsideReviews` and `GET /api/outside-reviews.csv` are reviews that were published elsewhere, with their sources. They don't count in `rating`.",
      "`register` takes an `invitation`, and `accountInvitation` says what it proposes.",
      "Reviews rate `easeOfUse`, `setup`, `support`, `value`, `reliability` and `dataAccess`, and say who writes them; lists filter and sort by these, and `dimensions` has their means with the number of answers. `verifiedBy` says how it is known that the author is a customer: `inviteReview`, `acceptReviewInvitation`, `verifyReview`.",
      "`vendorInsights` tells a vendor's members what buyers do with it, with at least 5 people behind each figure about them.",
      "`SolutionMatch.cost` is what a match costs for as many and as long as a brief says.",
      "Vendors have facts: `stage`, `headcountBand`, `revenueBand`, `places`, `customers`, `languages`, `certifications`, `fundingRounds`, `totalFunding` and `latestRoundAt`, in REST, files and imports too. `facts` says where each comes from and when it was last confirmed; `confirmVendorFacts` and `setFundingRounds` keep them. `vendors` is filtered by them and sorted by `FUNDING` and `LATEST_ROUND`. An `updateVendor` without them leaves them as they are.",
      "`watchVendor`, `editWatchedVendor`, `unwatchVendor` and the list `watchedVendors` keep the vendors that somebody follows, alone or with an organization; `GET /api/watch-list/hubspot.csv` and `/salesforce.csv` have the columns of these CRMs. News of a watched vendor are notifications of the type `SEARCH_MATCH`.",
      "`Solution.plans` are its prices as plans, in REST, files and exports too; `SolutionInput.plans` sets them, and null or leaving it out keeps them. `plansInPricing` are those that its pricing text states.",
      "A company lists itself: `sendVendorListing` creates its organization, vendor and first solution for review, `sendVendorListingAgain` and `discardVendorListing` change what isn't approved, `ownVendorListings` says where it stands, and `vendorLookalikes` finds vendors that it may already be. `Vendor.listing` says whether a vendor still waits.",
      "`statedFacts` tells what a solution's texts state and its fields don't, and `rejectStatedFact` says that it isn't right.",
      "`noteComparison` notes what a signed-in person compares, if their privacy settings allow that activity is used to improve suggestions; so do viewing, saving, dismissing and asking a vendor about a solution.",
      "`matchSolutions` ends its list where little of the brief is said, and is empty where the brief is about another industry; a solution that doesn't say something loses .01 for it at most.",
      "`changePassword`, `resetPassword` and `revokeOtherSessions` end everything that reaches the account: other sessions, access tokens and the calendar's address; webhooks are turned off. `viewerStandingAccess` lists it.",
      "`beginTwoFactor` needs the `password`.",
      "While the second factor is on, `disableTwoFactor` and `replaceRecoveryCodes` need a `code`, too.",
      "Webhooks and synced sources are reached at port 80, 443 or one above 1023 only.",
      "A webhook that is turned on again, or gets another address, gets what waited for it at once.",
      "A brief is read up to its first 2,000 characters, as its form says; `understood.notes` says what was left out.",
      "Drafts of applications refuse links that aren't web addresses or the beginning of one.",
      "What an administrator decided is undone only by an administrator: a hidden review waits for approval however often it is edited, `Solution.withdrawnByAdministrator` says who can publish it again, and a posting that an administrator closed is reopened by one.",
      "A review reply that an administrator removed isn't written again: `Review.viewerCanReply` turns false. A comment that is edited waits for approval where another of its author's on the same post was hidden.",
      "Solutions take up to 50 features, tags and integrations in every way that they are written, as imports did.",
      "`Review.excluded`: members of the organization behind a solution, and those who left it less than a year ago, neither review it nor apply for what it posts; what they wrote before they joined is hidden, or withdrawn.",
      "`updatePosting` sends what is published back to review if more than its due date changes; an administrator's changes still show right away.",
      "A decision on an application is final once it is `ACCEPTED` or `DECLINED`.",
      "REST errors name fields as the body does: `message` of an alert (was `text`), `token` of the second factor (was `challenge`).",
      "`replayFailedWebhookDeliveries` sends all failed messages of a webhook again, up to 1,000 at a time.",
      "Webhooks send every change that copies are kept in step with, such as a new price, website or deadline; before, they only sent what search reads. `collaboration`, `topic` and `partner` are new kinds of events.",
      "`createBlogPost` and `addBlogComment` take a `key`: repeated with the same one, after an answer was lost, they have no further effect and return the same result.",
      "`Claim.isTarget` says whether a claim is a target; import files for claims can have it as a column.",
      "`Solution.integrations` names what a solution works with, in REST and files too. `SolutionInput` and `AddSolutionInput` take it; if it's left out or null, an update keeps what's there. Evidence can quote it: `QuotedField` has the new value `INTEGRATIONS`.",
      "Every type, field, argument and enum value has a description.",
      "`node(id)` and `nodes(ids)` find public records of any kind by their `nodeId`, which solutions, vendors, opportunities, papers, collaborations, trends, posts, reviews, university partners, sports and categories have as implementations of the interface `Node`. Their `id` hasn't changed.",
      "Lists can be paged backward, with `last` and `before` instead of `first` and `after`.",
      "`UniversityPartner.papers`, `ResearchTopic.papers` and `Sport.solutions` are connections, too. Each record in a webhook message has its `nodeId`.",
      "Webhooks: an endpoint that fails gets one message at a time until it works again (`WebhookEndpoint.pausedUntil`), `Retry-After` is heeded, and an endpoint that answers with 410 is turned off.",
      "`first` and `last` together are rejected; before, `first` was ignored.",
      "There are connections to follow: `Vendor.solutions`, `Vendor.reviews`, `Solution.reviews`, `Category.solutions` and `BlogPost.comments`, paged both ways ([Page through a list](page-through.md)). `blogComments` can be paged backward, too; earlier cursors of comments are rejected.",
      "Queries by `GET` need no special header, documents can be sent by their hash, and pages on other sites may call with an access token ([GraphQL over HTTP](graphql-over-http.md)).",
      "`WebhookDelivery.attemptLog` has every attempt to send a message; the fields about the last attempt remain.",
      "Copies can be kept in step: every public list takes `updatedSince` and `sort: UPDATED` and answers with `safeUntil`, `removals` lists what's no longer public, and `researchTopics` lists all topics ([Keep a copy in step](keep-a-copy-in-step.md)).",
      "**Breaking**: unknown texts are now null instead of empty: the descriptions of vendors, categories, topics and university partners, the price of a solution in words, a paper's abstract, who can apply and how, the note of an outcome, of a figure, a trend, a quarter or a claim, what a review's author left out (`pros`, `cons`, `affiliation`), who an applicant represents, the message of a decision, the note of a saved record, the preview of a conversation without messages, a blog category's description, the field of a problem with a whole row of an import, and in mentoring a person's position, the contact and the reasons. The same goes for REST.",
      "**Breaking**: `ResearchPaper.citations` is null where the count is unknown, and such papers come last in `MOST_CITED`; before, it was 0. Null, too, instead of empty: the descriptions of opportunities and collaborations and the text and address of applications (in drafts), the reason of a claim that an email address proves, the value of an import's problem that has none, and the format and messages of syncs.",
      "**Breaking**: REST writes enum values in one way, in parameters, bodies and responses: `youth-academy`. Before, responses had `YOUTH_ACADEMY` in `levels`, `priceBand` and the kind and status of `/api/mentor/research-projects`, and `application_received` in the types of notifications, `segment_funding` in the kinds of predictions. Parameters accept all of these forms.",
      "An invalid id is rejected by lists that take one as an argument, such as `reviews(solutionId:)`; before, they came back empty.",
      "A REST call whose `Accept` excludes the type of the response gets 406. Sending a webhook's message again is refused while the webhook is off.",
      "`saved: false` lists what the viewer hasn't saved, just as false does for every other yes-or-no filter. Before, it didn't filter.",
      "Each connection of a record, and each count of one, costs 50 once per document, besides its items.",
      "The count and the facets of a list cost 50, too; a list without pages costs as many items as it may have, such as 200 entries of a shortlist, instead of 5.",
      "The cost of a field with `ids` depends on how many there are.",
      "Every REST call is documented at `/developers/api`, with an example. The OpenAPI document no longer offers access tokens for two calls that never took them: those that change a profile and its notifications.",
      "The OpenAPI document says which parameters and fields are numbers, which values they take, and what `If-Match`, `ETag` and `X-Safe-Until` are for. A parameter without a value, such as `first=`, counts as missing. `GET /api/opportunities/active` no longer takes `active`, which had no effect there.",
      "A slug in a filter can be in upper or lower case, like a name. A refusal of a filter's value lists values as the filter takes them.",
      "**Breaking**: every id in REST is a number, also in the audit trail and in what mentors get, where some were strings.",
      "Only `/graphql`, `/graphql/cost` and `/graphql/stream` are answered; any other address below `/graphql` gets 404. Before, it executed the operation, and so did a `GET` of `/graphql/cost`.",
      "A body that isn't JSON, isn't UTF-8 or has an unknown encoding is refused with what to send; an unknown charset or encoding gets 415."
    ]
  },
  {
    "heading": "0.1.0",
    "paragraphs": [
      "The first schema, as in `schema.released.graphql`."
    ],
    "items": []
  }
];
