/** What an access token may do. */
export type AccessScope =
  /** Read your profile, notifications and calendar, and export your data. */
  | 'ACCOUNT_READ'
  /** Read what only administrators can see. */
  | 'ADMIN_READ'
  /** Do what only administrators can do. */
  | 'ADMIN_WRITE'
  /** Read solutions, vendors, reviews, opportunities, research, market data and the blog. */
  | 'CATALOG_READ'
  /** Edit what your organization offers; write reviews and comments. */
  | 'CATALOG_WRITE'
  /** Search, match briefs, and read what you saved. */
  | 'DISCOVERY_READ'
  /** Save records, searches and briefs. */
  | 'DISCOVERY_WRITE'
  /** Read your applications, messages, postings, mentoring and figures. */
  | 'MARKETPLACE_READ'
  /** Apply, write messages, post, and answer. */
  | 'MARKETPLACE_WRITE';

/** A new access token. */
export type AccessTokenInput = {
  /** The last day on which it works, as YYYY-MM-DD in the hub's time zone; at most 365 days away. */
  expiresOn: string;
  /** What it is for, up to 60 characters. */
  name: string;
  /** What it may do. */
  scopes: Array<AccessScope>;
};

/** A solution that an administrator adds to the catalog. */
export type AddSolutionInput = {
  /** The name or slug of a category of solutions. */
  category: string;
  /** Plain text, 1 to 20,000 characters. */
  description: string;
  /** Key features, at most 50 of 80 characters. */
  features?: Array<string> | null | undefined;
  /** What it works with, such as `Garmin`; at most 50 of 80 characters. */
  integrations?: Array<string> | null | undefined;
  /** The price in the vendor's words, at most 200 characters. */
  pricing?: string | null | undefined;
  /** 0 to 5 in steps of 0.1; it applies until there are reviews. */
  rating?: number | null | undefined;
  /** Keywords, at most 50 of 80 characters. */
  tags?: Array<string> | null | undefined;
  /** 1 to 200 characters; unique among the vendor's solutions. */
  title: string;
  /** The name of a vendor, however it is written; one that isn't listed is added, unverified. */
  vendor: string;
};

/** An alert from an administrator, and who gets it: at least one field says so; all roles are everyone. */
export type AlertInput = {
  /** Whether it is news or an offer, which goes only to people who turned on Marketing Updates. */
  isNews?: boolean | null | undefined;
  /** Only people who signed up on this day or later, in the hub's time zone. */
  joinedSince?: string | null | undefined;
  /** A UUID; repeating it sends nothing more. */
  key?: string | null | undefined;
  /** How urgent it is; `INFO` by default. */
  level?: AlertLevel | null | undefined;
  /** Only people whose organization's name contains this; case-insensitive. */
  organization?: string | null | undefined;
  /** Only accounts with these roles. */
  roles?: Array<Role> | null | undefined;
  /** Plain text, at most 2,000 characters. */
  text: string;
  /** At most 120 characters. */
  title: string;
  /** Only these accounts. */
  userIds?: Array<string | number> | null | undefined;
  /** Only the accounts with these usernames, at most 500. */
  usernames?: Array<string> | null | undefined;
};

/** How urgent an alert is. */
export type AlertLevel =
  /** Something is broken. */
  | 'ERROR'
  /** For information. */
  | 'INFO'
  /** Something good has happened. */
  | 'SUCCESS'
  /** Something needs attention. */
  | 'WARNING';

/** A group of file types that a question takes. */
export type AnswerFileType =
  /** DOCX, XLSX, PPTX, ODT, ODS and ODP, without macros. */
  | 'OFFICE'
  /** PDF. */
  | 'PDF'
  /** JPEG, PNG and WebP. */
  | 'PICTURE';

/** The answer to a question of an application form; one with nothing in it is removed. */
export type AnswerInput = {
  /** The answer to a question of the kind CHOICES. */
  choices?: Array<string> | null | undefined;
  /** The answer to a question of the kind BUDGET, at most 30 lines. */
  lines?: Array<BudgetLineInput> | null | undefined;
  /** The question's id. */
  questionId: string | number;
  /** The answer to any kind of question but those below: a text, a number such as 1200.5, `Yes` or `No`, a choice, a day as YYYY-MM-DD, or a web address. */
  value?: string | null | undefined;
};

/** The decisions that can be made on an application. */
export type ApplicationDecision =
  /** The applicant is accepted; this is final. */
  | 'ACCEPTED'
  /** The applicant is turned down; this is final. */
  | 'DECLINED'
  /** It is being read. */
  | 'IN_REVIEW'
  /** It is on the shortlist. */
  | 'SHORTLISTED';

/** The content of an application; a draft may be incomplete. What is left out stays as it is; null or an empty text removes it. */
export type ApplicationInput = {
  /** Who the applicant represents, such as their role and organization; at most 200 characters. */
  affiliation?: string | null | undefined;
  /** Answers to the questions of the call's form; those that are left out keep theirs, also with null. A refusal names the field `answer_` and the question's id. */
  answers?: Array<AnswerInput> | null | undefined;
  /** The address for replies, seen by those who decide; required to submit. */
  contactEmail?: string | null | undefined;
  /** At most five web addresses (http or https). */
  links?: Array<string> | null | undefined;
  /** Plain text, at most 10,000 characters; required to submit. */
  text?: string | null | undefined;
  /** The vendor that it is made for, one of `Applying.vendors`; null for oneself, unchanged if omitted. Those who watch the vendor hear when it is accepted. */
  vendorId?: string | number | null | undefined;
};

/** What people can apply for. */
export type ApplicationKind =
  /** An application to a research collaboration. */
  | 'COLLABORATION'
  /** An application to an opportunity. */
  | 'OPPORTUNITY';

/** The status of an application. */
export type ApplicationStatus =
  /** The applicant is accepted. */
  | 'ACCEPTED'
  /** The applicant is turned down. */
  | 'DECLINED'
  /** Only its applicant sees it; it was never submitted. */
  | 'DRAFT'
  /** It is being read. */
  | 'IN_REVIEW'
  /** It is on the shortlist. */
  | 'SHORTLISTED'
  /** No decision has been made yet. */
  | 'SUBMITTED'
  /** Its applicant withdrew it and is the only one who sees it; it can be submitted again. */
  | 'WITHDRAWN';

/** Who an alert is for: all active accounts, narrowed by each field that is given. */
export type AudienceInput = {
  /** Whether it is news or an offer, which goes only to people who turned on Marketing Updates. */
  isNews?: boolean | null | undefined;
  /** Only people who signed up on this day or later, in the hub's time zone. */
  joinedSince?: string | null | undefined;
  /** Only people whose organization's name contains this; case-insensitive. */
  organization?: string | null | undefined;
  /** Only accounts with these roles. */
  roles?: Array<Role> | null | undefined;
  /** Only these accounts. */
  userIds?: Array<string | number> | null | undefined;
  /** Only the accounts with these usernames, at most 500. */
  usernames?: Array<string> | null | undefined;
};

/** Who did something. */
export type AuditActorKind =
  /** A person who was signed in. */
  | 'SESSION'
  /** A background job or a command. */
  | 'SYSTEM'
  /** A program with a person's access token. */
  | 'TOKEN'
  /** Someone who wasn't signed in yet. */
  | 'VISITOR';

/** Values of one filter are alternatives; all filters must match. */
export type AuditEntryFilter = {
  /** Actions, such as `vendor.verified`. */
  actions?: Array<string> | null | undefined;
  /** A username, the id of an account, `system` or `visitor`. */
  actor?: string | null | undefined;
  /** The first day, such as `2027-03-04`, in the hub's time zone. */
  from?: string | null | undefined;
  /** True: only sign-ins; false: only others; null: all. */
  signIns?: boolean | null | undefined;
  /** A kind of record, such as `vendor`, or one record, such as `vendor:12`. */
  subject?: string | null | undefined;
  /** The last day, in the hub's time zone. */
  to?: string | null | undefined;
};

/** Values of one filter are alternatives; all filters must match. */
export type BlogPostFilter = {
  /** Slugs or names of categories. */
  categories?: Array<string> | null | undefined;
  /** True: only those that you have saved, none if you are not signed in; false: only others; null: all. */
  saved?: boolean | null | undefined;
  /** Posts with at least one of these tags. */
  tags?: Array<string> | null | undefined;
};

/** The fields of the blog post form. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value. */
export type BlogPostInput = {
  /** A category's name. */
  category: string;
  /** Plain text, up to 100,000 characters. */
  content: string;
  /** Up to 1,000 characters. */
  excerpt?: string | null | undefined;
  /** A URL (http or https). */
  featuredImage?: string | null | undefined;
  /** Up to 500 characters. */
  seoDescription?: string | null | undefined;
  /** Up to 200 characters. */
  seoTitle?: string | null | undefined;
  /** Derived from the title if empty. */
  slug?: string | null | undefined;
  /** At most 20 tags of at most 40 characters. */
  tags?: Array<string> | null | undefined;
  /** Up to 200 characters. */
  title: string;
  /** The version the edit is based on; a different current version is a conflict. */
  version?: number | null | undefined;
};

/** Sort order of blogPosts. */
export type BlogPostSort =
  /** Most Discussed. Most comments first. */
  | 'COMMENTED'
  /** Most Popular. Most views and likes first. */
  | 'POPULAR'
  /** Most Recent. Most recently published first. */
  | 'RECENT'
  /** Last changed. By last change, latest last: the order for keeping a copy in step. */
  | 'UPDATED';

/** The status of a post; only published posts are public. */
export type BlogPostStatus =
  /** Taken off the blog, but kept. */
  | 'ARCHIVED'
  /** Not public yet. */
  | 'DRAFT'
  /** Public. */
  | 'PUBLISHED';

/** A kind of record that can be saved. */
export type BookmarkKind =
  /** A research collaboration. */
  | 'COLLABORATION'
  /** An opportunity. */
  | 'OPPORTUNITY'
  /** A research paper. */
  | 'PAPER'
  /** A blog post. */
  | 'POST'
  /** A solution. */
  | 'SOLUTION'
  /** A market trend. */
  | 'TREND'
  /** A vendor. */
  | 'VENDOR';

/** What to look for; the text alone is enough. Each other field replaces what the text says about it, even if it is empty; if it is left out, the text is read. */
export type BriefInput = {
  /** US dollars a year, up to 1,000,000,000. A solution that costs more is left out. */
  budgetMax?: number | null | undefined;
  /** When it is needed, as YYYY-MM-DD. */
  deadline?: string | null | undefined;
  /** Products that it should work with, at most 20 of 200 characters. */
  integrations?: Array<string> | null | undefined;
  /** The level of sport. */
  level?: Level | null | undefined;
  /** What a solution must do, at most 20 of 200 characters. A solution known not to is left out. */
  must?: Array<string> | null | undefined;
  /** Countries, regions and cities that it is for, at most 20 of 200 characters. */
  places?: Array<string> | null | undefined;
  /** What kind of product is looked for, such as `GPS tracking system`; at most 200 characters. */
  product?: string | null | undefined;
  /** How many of what it is for, such as `40 players`; at most 20 of 200 characters. */
  quantities?: Array<string> | null | undefined;
  /** What it should do, at most 20 of 200 characters. */
  should?: Array<string> | null | undefined;
  /** Names of sports, at most 20. */
  sports?: Array<string> | null | undefined;
  /** The brief in its own words, at most 100,000 characters, of which the first 2,000 are read; `notes` says what was left out. */
  text?: string;
  /** What it must not do or need, at most 20 of 200 characters. A solution known to is left out. */
  wont?: Array<string> | null | undefined;
};

/** Budget range, in US dollars. */
export type BudgetBand =
  /** $50,000 to $100,000. */
  | 'FROM_50K_TO_100K'
  /** $100,000 to $250,000. */
  | 'FROM_100K_TO_250K'
  /** $250,000 or more. */
  | 'OVER_250K'
  /** Less than $50,000. */
  | 'UNDER_50K'
  /** The budget is not stated. */
  | 'UNDISCLOSED';

/** A line of a budget. */
export type BudgetLineInput = {
  /** The amount, with at most two decimals. */
  amount?: number | null | undefined;
  /** What the money is for; at most 200 characters. */
  label: string;
};

/** Which accounts: those named, or all that match; if empty, all. */
export type BulkChoiceInput = {
  /** Only active, or only inactive accounts. */
  isActive?: boolean | null | undefined;
  /** Only accounts with one of these roles. */
  roles?: Array<Role> | null | undefined;
  /** Only accounts that the search of `users` finds. */
  search?: string | null | undefined;
  /** Only these accounts, at most 100. */
  userIds?: Array<string | number> | null | undefined;
};

/** A value that records of an import get, all that a check has found or some of them. */
export type BulkEditInput = {
  /** Whether the items are added to a list, which they otherwise replace. */
  adds?: boolean;
  /** The check that has found the records, such as `noSport`. */
  check: string;
  /** Whether to report only what would change. */
  dryRun?: boolean;
  /** The field, such as `sports`. */
  field: string;
  /** The records, up to 500; without any, all that the check has found. */
  ids?: Array<string | number>;
  /** The import's run. */
  run: string | number;
  /** Its value as people write it; items of a list between commas. Empty to clear it. */
  value: string;
};

/** What is done to many accounts at once. */
export type BulkKind =
  /** Reactivates accounts. */
  | 'ACTIVATE_USERS'
  /** Writes accounts to a file. */
  | 'EXPORT_USERS'
  /** Sends people a notification. */
  | 'SEND_NOTIFICATION'
  /** Suspends accounts. */
  | 'SUSPEND_USERS';

/** What to do, and to which accounts. */
export type BulkOperationInput = {
  /** Which accounts. */
  choice: BulkChoiceInput;
  /** How many accounts the person expects; refused if the number has changed. */
  expected: number;
  /** A UUID; repeating it starts nothing more. */
  key: string;
  /** What to do. */
  kind: BulkKind;
  /** What it says, at most 2,000 characters. */
  message?: string | null | undefined;
  /** The title of the notification, at most 120 characters. */
  title?: string | null | undefined;
};

/** Values of one filter are alternatives; all filters must match. */
export type BulkOperationItemFilter = {
  /** Only accounts with one of these results. */
  results?: Array<BulkResult> | null | undefined;
};

/** The result for an account. */
export type BulkResult =
  /** Carried out. */
  | 'DONE'
  /** Left as it was; its reason says why. */
  | 'SKIPPED';

/** What a candidate costs in all, for the numbers of the evaluation. */
export type CandidateCostInput = {
  /** A decimal text such as `4000` or `9.50`, at most 999,999,999. */
  amount: string;
  /** The currency by ISO 4217. */
  currency?: string;
  /** Where it is from, such as “Quote of March 3”; 1 to 300 characters. */
  source: string;
};

/** A kind of record in the catalog. */
export type CatalogKind =
  /** What records are sorted into. */
  | 'CATEGORIES'
  /** What the landing page claims. */
  | 'CLAIMS'
  /** Research projects looking for partners. */
  | 'COLLABORATIONS'
  /** Market figures and segments. */
  | 'FIGURES'
  /** Calls and tenders. */
  | 'OPPORTUNITIES'
  /** Research papers. */
  | 'PAPERS'
  /** University partners. */
  | 'PARTNERS'
  /** Funding by quarter. */
  | 'QUARTERS'
  /** Products and services. */
  | 'SOLUTIONS'
  /** Trending research topics. */
  | 'TOPICS'
  /** Market trends. */
  | 'TRENDS'
  /** Companies that offer solutions. */
  | 'VENDORS';

/** How the catalog is sorted. */
export type CatalogOrder =
  /** By name or title. */
  | 'NAME'
  /** Most recently added first. */
  | 'NEWEST';

/** The value of a form's field. */
export type CatalogValueInput = {
  /** The field's name. */
  name: string;
  /** Its value as text, at most 100,000 characters. */
  value: string;
};

/** What a company or its products are certified for. */
export type Certification =
  /** CE marking of the European Union. */
  | 'CE'
  /** Cleared or registered by the US Food and Drug Administration. */
  | 'FDA'
  /** FIBA Equipment and Venue Centre. */
  | 'FIBA'
  /** FIFA Quality Programme. */
  | 'FIFA_QUALITY'
  /** A certification of data protection under Article 42 of the GDPR. */
  | 'GDPR'
  /** ISO 9001, quality management. */
  | 'ISO_9001'
  /** ISO 13485, quality management for medical devices. */
  | 'ISO_13485'
  /** ISO/IEC 27001, information security. */
  | 'ISO_27001'
  /** International Tennis Federation, player analysis technology. */
  | 'ITF'
  /** A SOC 2 report. */
  | 'SOC_2'
  /** Union Cycliste Internationale, approved equipment. */
  | 'UCI'
  /** World Aquatics, approved products. */
  | 'WORLD_AQUATICS'
  /** World Athletics, certified products. */
  | 'WORLD_ATHLETICS'
  /** World Rugby, approved devices. */
  | 'WORLD_RUGBY';

/** Where the code of a sign-in comes from. */
export type ChallengeMethod =
  /** The authenticator app, or a recovery code. */
  | 'APP'
  /** An email to the account's address. */
  | 'MAIL';

/** Whether a choice held. */
export type ChoiceHeld =
  /** It was the wrong choice, or is no longer used. */
  | 'NO'
  /** It holds in part. */
  | 'PARTLY'
  /** It would be chosen again. */
  | 'YES';

/** Values of one filter are alternatives; all filters must match. */
export type CollaborationFilter = {
  /** Names of organizations. */
  organizations?: Array<string> | null | undefined;
  /** True: only those that you have saved, none if you are not signed in; false: only others; null: all. */
  saved?: boolean | null | undefined;
  /** Types, such as `Joint study`. */
  types?: Array<string> | null | undefined;
};

/** Sort order of collaborations. */
export type CollaborationSort =
  /** Due soonest. Rows without a due date come last. */
  | 'DUE_SOONEST'
  /** Newest. */
  | 'NEWEST'
  /** Title, A to Z. */
  | 'TITLE'
  /** Last changed. By last change, latest last: the order for keeping a copy in step. */
  | 'UPDATED';

/** How far a company is, from its own money to its sale. */
export type CompanyStage =
  /** Part of another company. */
  | 'ACQUIRED'
  /** Without outside investors. */
  | 'BOOTSTRAPPED'
  /** Before a seed round. */
  | 'PRE_SEED'
  /** Listed on a stock exchange. */
  | 'PUBLIC'
  /** A seed round was its last. */
  | 'SEED'
  /** A series A was its last round. */
  | 'SERIES_A'
  /** A series B or a later round was its last. */
  | 'SERIES_B_OR_LATER';

/** A message to a vendor. */
export type ContactVendorInput = {
  /** The solution that it is about, one of the vendor's. */
  solutionId?: string | number | null | undefined;
  /** Plain text, 1 to 5,000 characters. */
  text: string;
};

/** Values of one filter are alternatives; all filters must match. */
export type ConversationFilter = {
  /** True: only those that your side has archived; false: only others; null: all. */
  archived?: boolean | null | undefined;
  /** True: only those with messages that you have not read; false: only others; null: all. */
  unread?: boolean | null | undefined;
};

/** The two sides of a conversation. */
export type ConversationSide =
  /** The person who started it. */
  | 'PERSON'
  /** The vendor: the members of its organization or, as long as it has none, administrators. */
  | 'VENDOR';

/** What the cost of a candidate is based on. */
export type CostBasis =
  /** An amount that somebody entered with its source; it counts before plans. */
  | 'ENTERED'
  /** The cheapest plan of the catalog that covers the numbers. */
  | 'PLAN'
  /** Nothing: there is no amount. */
  | 'UNKNOWN';

/** A kind of criterion of a brief. */
export type CriterionKind =
  /** What it may cost. */
  | 'BUDGET'
  /** When it is needed. */
  | 'DEADLINE'
  /** What it has to work with. */
  | 'INTEGRATION'
  /** The level of play. */
  | 'LEVEL'
  /** What it must have. */
  | 'MUST'
  /** Where it is for, or from. */
  | 'PLACE'
  /** What kind of product is looked for. */
  | 'PRODUCT'
  /** For how many. */
  | 'QUANTITY'
  /** What would be good to have. */
  | 'SHOULD'
  /** The sport. */
  | 'SPORT'
  /** What it must not have. */
  | 'WONT';

/** What the record says about a criterion. */
export type CriterionVerdict =
  /** The record meets it. */
  | 'MET'
  /** The record does not meet it. */
  | 'NOT_MET'
  /** The record doesn't say. */
  | 'UNKNOWN';

/** A request for a product demo. */
export type DemoRequestInput = {
  /** The email address to reply to. */
  email: string;
  /** A message, at most 2,000 characters. */
  message?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** 1 to 200 characters. */
  organization: string;
  /** The preferred time, at most 200 characters. */
  preferredTime?: string | null | undefined;
};

/** What is said of a document. */
export type DocumentInput = {
  /** What it is. */
  kind: DocumentKind;
  /** Its title; at most 120 characters. */
  title: string;
  /** Who may open it. */
  visibility: DocumentVisibility;
};

/** What a document is. */
export type DocumentKind =
  /** How a customer uses it. */
  | 'CASE_STUDY'
  /** What an institution has certified. */
  | 'CERTIFICATE'
  /** Technical data. */
  | 'DATA_SHEET'
  /** Anything else, such as a manual. */
  | 'OTHER';

/** Who may open a document. */
export type DocumentVisibility =
  /** Only those who may edit its record. */
  | 'ON_REQUEST'
  /** Everyone, while its record is public. */
  | 'PUBLIC';

/** A criterion and its weight. */
export type EvaluationCriterionInput = {
  /** The id of a criterion that stays; null for a new one. */
  id?: string | number | null | undefined;
  /** Whether a candidate has to meet it. */
  must: boolean;
  /** What is judged, at most 120 characters. */
  title: string;
  /** 0 to 100; counts relative to the other weights. */
  weight: number;
};

/** What is decided, and why. */
export type EvaluationDecisionInput = {
  /** The chosen candidate. */
  chosenId: string | number;
  /** Why, 1 to 5,000 characters. */
  reasons: string;
  /** The runner-up; null for none. */
  runnerUpId?: string | number | null | undefined;
};

/** The name, need and dates of an evaluation. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value. */
export type EvaluationInput = {
  /** The day by which vendors answer. */
  answersDue?: string | null | undefined;
  /** The day of the decision. */
  decideOn?: string | null | undefined;
  /** The day of the demonstrations. */
  demosOn?: string | null | undefined;
  /** 1 to 80 characters. */
  name: string;
  /** What is needed, at most 5,000 characters. */
  need?: string | null | undefined;
  /** The day by which vendors are asked. */
  questionsDue?: string | null | undefined;
};

/** A message that tells the vendor of a candidate what was decided. */
export type EvaluationLetterInput = {
  /** The candidate. */
  candidateId: string | number;
  /** Plain text, 1 to 5,000 characters. */
  text: string;
};

/** For how many and for how long the costs of an evaluation are. */
export type EvaluationNumbersInput = {
  /** The number of athletes, 1 to 1,000,000; null if unknown. */
  athletes?: number | null | undefined;
  /** The currency by ISO 4217. */
  currency?: string;
  /** The number of devices. */
  devices?: number | null | undefined;
  /** The number of events. */
  events?: number | null | undefined;
  /** The duration in months, 1 to 120. */
  months?: number;
  /** The number of people who work with it. */
  seats?: number | null | undefined;
  /** The number of teams. */
  teams?: number | null | undefined;
  /** The number of venues. */
  venues?: number | null | undefined;
};

/** What a person does in an evaluation. */
export type EvaluationRole =
  /** Scores every candidate. */
  | 'JUDGE'
  /** Edits it, invites people and decides; may score, too. */
  | 'OWNER'
  /** Reads it, and the result once all judges are done. */
  | 'READER';

/** A score of a candidate by one criterion. */
export type EvaluationScoreInput = {
  /** The criterion. */
  criterionId: string | number;
  /** Why, at most 1,000 characters. */
  note?: string;
  /** 0 to 5; null for “don't know”. */
  score?: number | null | undefined;
};

/** What a unit of a currency is worth on a day. */
export type ExchangeRateInput = {
  /** The currency by ISO 4217: three capital letters, not `USD`. */
  currency: string;
  /** The day that it is of, as YYYY-MM-DD. */
  ratedOn: string;
  /** US dollars for one unit: above 0 and below 1,000,000. */
  usd: number;
};

/** Who stated or last confirmed a fact about a company. */
export type FactSource =
  /** An administrator. */
  | 'ADMINISTRATOR'
  /** An imported file or a catalog. */
  | 'IMPORT'
  /** Its own team. */
  | 'MEMBER';

/** How the value of a field is chosen. */
export type FieldRuleInput = {
  /** The field's name. */
  field: string;
  /** The rule. */
  rule: MergeRule;
};

/** Where a field's value comes from. */
export type FieldSourceInput = {
  /** The column of the file. */
  column: string;
  /** How its dates are written: `DD.MM.YYYY`, `unix`; null for ISO dates and other values. */
  date?: string | null | undefined;
  /** The field of the kind. */
  field: string;
};

/** Sort order of vendors that fit. */
export type FittingVendorSort =
  /** The best fitting first. */
  | 'FIT'
  /** Most recently founded. Those whose year isn't known come last. */
  | 'FOUNDED'
  /** Most funding. By what their funding rounds add up to; those without a known amount come last. */
  | 'FUNDING'
  /** Most people. By headcount; those whose headcount isn't known come last. */
  | 'HEADCOUNT'
  /** Latest funding round. Those without a known round come last. */
  | 'LATEST_ROUND'
  /** Name, A to Z. */
  | 'NAME'
  /** Newest. Most recently listed first. */
  | 'NEWEST'
  /** Best rated. By average rating, weighted with five 3.5-star reviews so that a few reviews don't decide. */
  | 'RATING'
  /** Highest revenue. Those whose revenue isn't known come last. */
  | 'REVENUE';

/** A question of an application form. */
export type FormQuestionInput = {
  /** The answers with which one can apply; of a number, `min` and `max` decide it, of a date, `earliest` and `latest`. */
  accepted?: Array<string> | null | undefined;
  /** 2 to 50 choices of at most 200 characters. */
  choices?: Array<string> | null | undefined;
  /** The currency of a budget. */
  currency?: string | null | undefined;
  /** The first day that a date may be. */
  earliest?: string | null | undefined;
  /** The files that it takes. */
  fileTypes?: Array<AnswerFileType> | null | undefined;
  /** What helps to answer; at most 1,000 characters. */
  help?: string | null | undefined;
  /** The id of a question that stays; null for a new one. */
  id?: string | number | null | undefined;
  /** Whether the answer tells who applies, so that it is hidden in a blind review. */
  isIdentifying?: boolean;
  /** Whether an application can't be submitted without an answer. */
  isRequired?: boolean;
  /** How it is answered; that of a question that stays is kept. */
  kind: QuestionKind;
  /** The question; 1 to 300 characters. */
  label: string;
  /** The last day that a date may be. */
  latest?: string | null | undefined;
  /** The greatest number; of a budget, the most that the call funds. */
  max?: number | null | undefined;
  /** The most files, 1 to 10; 1 if left out. */
  maxFiles?: number | null | undefined;
  /** The most characters of a text. */
  maxLength?: number | null | undefined;
  /** The most megabytes of a file, 1 to 20; 20 if left out. */
  maxMegabytes?: number | null | undefined;
  /** The least number. */
  min?: number | null | undefined;
  /** Makes it a question of eligibility: why somebody with another answer can't apply; at most 500 characters. For the kinds YES_NO, CHOICE, NUMBER and DATE. */
  reason?: string | null | undefined;
};

/** A funding round of a company. */
export type FundingRoundInput = {
  /** A whole amount in its currency, 1 to 1,000,000,000,000; null if undisclosed. */
  amount?: number | null | undefined;
  /** The ISO 4217 code of its currency, such as `USD`. */
  currency: string;
  /** The day of the month; null if it isn't known. */
  day?: number | null | undefined;
  /** Names of investors, the lead first; at most 50 of 120 characters. */
  investors: Array<string>;
  /** Its kind. */
  kind: FundingRoundKind;
  /** The month, 1 to 12; null if only the year is known. */
  month?: number | null | undefined;
  /** The http or https address where it was announced. */
  source?: string | null | undefined;
  /** The year in which it was announced, 1900 to 2200. */
  year: number;
};

/** The kind of a funding round. */
export type FundingRoundKind =
  /** From many small investors. */
  | 'CROWDFUNDING'
  /** A loan. */
  | 'DEBT'
  /** A grant. */
  | 'GRANT'
  /** Another kind. */
  | 'OTHER'
  /** Pre-seed. */
  | 'PRE_SEED'
  /** Shares sold on a stock exchange. */
  | 'PUBLIC_OFFERING'
  /** Seed. */
  | 'SEED'
  /** Series A. */
  | 'SERIES_A'
  /** Series B. */
  | 'SERIES_B'
  /** Series C or later. */
  | 'SERIES_C_OR_LATER'
  /** From a company with an interest in its business. */
  | 'STRATEGIC';

/** How often the hardware of a plan is paid. */
export type HardwareTerm =
  /** Once, whatever the number. */
  | 'ONCE'
  /** For each unit of the price; for each device if it is flat. */
  | 'UNIT';

/** How many people work at a company. */
export type HeadcountBand =
  /** 11 to 50. */
  | 'FROM_11_TO_50'
  /** 51 to 200. */
  | 'FROM_51_TO_200'
  /** 201 to 500. */
  | 'FROM_201_TO_500'
  /** More than 500. */
  | 'OVER_500'
  /** 1 to 10. */
  | 'UP_TO_10';

/** How a file is imported. */
export type ImportInput = {
  /** Whether to report only what would change. */
  dryRun?: boolean;
  /** Where each field comes from, if there is no mapping; other fields stay empty. */
  fields?: Array<FieldSourceInput>;
  /** The kind of its rows, such as `solutions`. */
  kind: string;
  /** A mapping as the import command takes it, as JSON, up to 50,000 characters; it replaces `fields` and `records`. Its own source doesn't count. */
  mapping?: string | null | undefined;
  /** The organization whose members import records of its own vendors; null for any record, which only administrators import. */
  organization?: string | number | null | undefined;
  /** Where the list of records is in a JSON document, or the sheet's name. */
  records?: string;
  /** Whether bad rows are left out. */
  skipBad?: boolean;
  /** The name of its source, without colons, up to 60 characters. */
  source: string;
  /** The uploaded file. */
  uploadId: string | number;
};

/** A mapping to save by name. */
export type ImportMappingInput = {
  /** The kind of the rows that it makes, such as `solutions`. */
  kind: string;
  /** The mapping as JSON, as the import command takes it, with or without a source, up to 50,000 characters. */
  mapping: string;
  /** What it is called, up to 60 characters. */
  name: string;
};

/** Values of one filter are alternatives; all filters must match. */
export type ImportRunFilter = {
  /** Only imports by the members of one of these organizations. */
  organizations?: Array<string | number> | null | undefined;
  /** Only imports in one of these statuses. */
  statuses?: Array<ImportStatus> | null | undefined;
};

/** The status of a run of the importer. */
export type ImportStatus =
  /** It ended with an error and wrote nothing. */
  | 'FAILED'
  /** Its content could not be imported. */
  | 'REFUSED'
  /** It is being carried out. */
  | 'RUNNING'
  /** It is being undone. */
  | 'UNDOING'
  /** It was undone. */
  | 'UNDONE'
  /** It starts when those before it have finished. */
  | 'WAITING'
  /** Its records are in the catalog. */
  | 'WRITTEN';

/** Whether a server process still reports. */
export type InstanceState =
  /** It hasn't reported for 15 seconds and didn't say that it was stopping. */
  | 'GONE'
  /** It reports as it should. */
  | 'RUNNING'
  /** It said that it was stopping. */
  | 'STOPPED';

/** A criterion of a jury. */
export type JuryCriterionInput = {
  /** What each score means, from the lowest on; at most 200 characters each. */
  anchors?: Array<string>;
  /** What is meant, in plain text of at most 1,000 characters. */
  description?: string;
  /** The id of a criterion that stays; null for a new one. */
  id?: string | number | null | undefined;
  /** What is judged, at most 120 characters. */
  title: string;
  /** 0 to 100; counts relative to the other weights. */
  weight: number;
};

/** What can be decided on several applications of a round at once. */
export type JuryDecision =
  /** They are accepted; this is final. */
  | 'ACCEPT'
  /** They are turned down; this is final. */
  | 'DECLINE'
  /** They are shortlisted and go on to the next round. */
  | 'NEXT_ROUND';

/** How the applications to a call are judged. */
export type JuryInput = {
  /** 1 to 20 criteria, in order. */
  criteria: Array<JuryCriterionInput>;
  /** The lowest score, 0 or 1; the best is 5. */
  lowestScore: number;
  /** 1 to 6 rounds, in order. */
  rounds: Array<JuryRoundInput>;
};

/** A round of reviews. */
export type JuryRoundInput = {
  /** The day at whose end, in the hub's time zone, it closes. */
  closesOn: string;
  /** The id of a round that stays; null for a new one. */
  id?: string | number | null | undefined;
  /** Whether reviewers don't see who applies until it closes. */
  isBlind: boolean;
  /** Such as Screening; at most 80 characters. */
  name: string;
  /** How many reviewers each application gets, 1 to 10. */
  reviewsEach: number;
};

/** Where a round of reviews stands. */
export type JuryRoundState =
  /** Its closing day has passed, or the organizers closed it; nothing changes anymore. */
  | 'CLOSED'
  /** Reviewers score. */
  | 'OPEN'
  /** It hasn't begun; reviewers see nothing of it. */
  | 'PLANNED';

/** A reviewer's score for a criterion. */
export type JuryScoreInput = {
  /** The criterion. */
  criterionId: string | number;
  /** From the scale of the jury; null for “can't judge”. */
  score?: number | null | undefined;
};

/** A level of sport. */
export type Level =
  /** Colleges and universities. */
  | 'COLLEGIATE'
  /** Professional and national teams. */
  | 'ELITE'
  /** Amateur and community sport. */
  | 'GRASSROOTS'
  /** Between amateur and professional. */
  | 'SEMI_PROFESSIONAL'
  /** Youth academies. */
  | 'YOUTH_ACADEMY';

/** How well something that was looked for was found. */
export type LookedForOutcome =
  /** There were results with all of its words. */
  | 'FOUND'
  /** There was no result. */
  | 'NOTHING'
  /** There were results only without some of its words, or with a word corrected. */
  | 'WEAK';

/** What is predicted: a trend's metric, the funding of a quarter, or that of a segment. */
export type MarketPredictionKind =
  /** The funding of a quarter. */
  | 'FUNDING'
  /** The funding of a segment. */
  | 'SEGMENT_FUNDING'
  /** The metric of a trend. */
  | 'TREND';

/** Values of one filter are alternatives; all filters must match. */
export type MarketTrendFilter = {
  /** Slugs or names of categories. */
  categories?: Array<string> | null | undefined;
  /** True: only those that you have saved, none if you are not signed in; false: only others; null: all. */
  saved?: boolean | null | undefined;
  /** Rows with one of these sentiments. */
  sentiments?: Array<Sentiment> | null | undefined;
};

/** Sort order of marketTrends. */
export type MarketTrendSort =
  /** Highest impact. Highest impact score first. */
  | 'IMPACT'
  /** Newest. */
  | 'NEWEST'
  /** Last changed. By last change, latest last: the order for keeping a copy in step. */
  | 'UPDATED';

/** How well a record fits a brief. Percentages will be given once they are calibrated. */
export type MatchBand =
  /** It says much of what the brief asks for. */
  | 'GOOD'
  /** It says some of it. */
  | 'POSSIBLE'
  /** It says most of what the brief asks for, and little speaks against it. */
  | 'STRONG';

/** What a member of an organization may do. */
export type MemberRole =
  /** Edits its records. */
  | 'EDITOR'
  /** Edits its records, and manages its members. */
  | 'OWNER';

/** Where a session stands. */
export type MentoringSessionStatus =
  /** The student accepted it. */
  | 'ACCEPTED'
  /** One of the two canceled it. */
  | 'CANCELLED'
  /** The student declined it. */
  | 'DECLINED'
  /** The mentor proposed it; it is waiting for the student. */
  | 'PROPOSED';

/** Which sessions are listed. */
export type MentoringSessionTime =
  /** Those that are over, were declined or canceled, latest first. */
  | 'PAST'
  /** Proposed and accepted ones that aren't over, soonest first. */
  | 'UPCOMING';

/** One of the two sides of a mentorship. */
export type MentoringSide =
  /** The mentor. */
  | 'MENTOR'
  /** The student. */
  | 'STUDENT';

/** The status of a mentoring request. */
export type MentoringStatus =
  /** The mentor accepted it. */
  | 'ACCEPTED'
  /** The mentor declined it; the student can ask again. */
  | 'DECLINED'
  /** The mentor accepted it, and one of the two has since ended the mentorship. */
  | 'ENDED'
  /** It is waiting for the mentor. */
  | 'PENDING'
  /** The student withdrew it before it was decided. */
  | 'WITHDRAWN';

/** How a field's value is chosen; an empty one is never chosen over one that isn't. */
export type MergeRule =
  /** The longer value. */
  | 'LONGEST'
  /** That of the record that is kept. */
  | 'MINE'
  /** That of the record that changed last. */
  | 'NEWEST'
  /** That of the record that is merged into the other. */
  | 'OTHER'
  /** That of the verified record; of the kept one if both or neither is. */
  | 'VERIFIED';

/** A record to decide on, as it was read. */
export type ModerationChoice = {
  /** The decision in force when it was read, null for none; if left out, only what is waiting is decided. */
  decision?: string | number | null | undefined;
  /** The id of a `ModerationItem`. */
  id: string | number;
  /** The version that was decided on. */
  version?: number | null | undefined;
};

/** Which part of the moderation queue. */
export type ModerationState =
  /** What was decided and isn't waiting again, latest decision first. */
  | 'DECIDED'
  /** What is waiting for a decision, oldest first. */
  | 'WAITING';

/** Moderation status of user-generated content; only published content is shown to others and counted. */
export type ModerationStatus =
  /** An administrator hid it, or its author is tied to what it is about. */
  | 'HIDDEN'
  /** An administrator has not decided yet. */
  | 'PENDING'
  /** Public. */
  | 'PUBLISHED'
  /** Its author withdrew it. */
  | 'WITHDRAWN';

/** Values of one filter are alternatives; all filters must match. */
export type MyPostingFilter = {
  /** True: only those to which someone was accepted; false: only others; null: all. */
  hasMembers?: boolean | null | undefined;
  /** Of one of these kinds. */
  kinds?: Array<PostingKind> | null | undefined;
  /** In one of these statuses. */
  statuses?: Array<PostingStatus> | null | undefined;
};

/** A candidate that isn't in the catalog. */
export type NamedCandidateInput = {
  /** 1 to 200 characters. */
  name: string;
  /** Its vendor, at most 120 characters. */
  vendorName?: string;
  /** An http or https address. */
  website?: string | null | undefined;
};

/** Values of one filter are alternatives; all filters must match. */
export type NotificationFilter = {
  /** Of one of these types. */
  types?: Array<NotificationType> | null | undefined;
  /** True: only unread ones; false: only others; null: all. */
  unread?: boolean | null | undefined;
};

/** How often a type of notification comes by email. */
export type NotificationFrequency =
  /** In one email a day, at 7:00 UTC. */
  | 'DAILY'
  /** One email for each, right away. */
  | 'INSTANT'
  /** Not by email. */
  | 'NONE'
  /** In one email a week, on Mondays at 7:00 UTC. */
  | 'WEEKLY';

/** The notification preferences to change; omitted fields stay unchanged. */
export type NotificationPreferencesInput = {
  /** Notifications about collaboration requests. */
  collaborationRequests?: boolean | null | undefined;
  /** Whether notifications are also sent by email. */
  emailNotifications?: boolean | null | undefined;
  /** Product news and offers. */
  marketingUpdates?: boolean | null | undefined;
  /** Notifications about new matching solutions. */
  newSolutionAlerts?: boolean | null | undefined;
  /** Notifications about new papers on followed topics. */
  researchPaperUpdates?: boolean | null | undefined;
};

/** What someone is notified about. */
export type NotificationType =
  /** Alerts from the administrators. */
  | 'ALERT'
  /** Applications that the recipient decides on. */
  | 'APPLICATION_RECEIVED'
  /** News about the recipient's own applications. */
  | 'APPLICATION_STATUS'
  /** Claims to vendors: the recipient's own, and those to vendors they manage. */
  | 'CLAIM'
  /** Messages in the recipient's conversations. */
  | 'MESSAGE'
  /** Decisions about what the recipient wrote or reported. */
  | 'MODERATION'
  /** News and offers, for those who asked for them. */
  | 'NEWS'
  /** Decisions about what the recipient posted. */
  | 'POSTING'
  /** Reviews of the recipient's solutions, replies to their own reviews, the days of evaluations they take part in, and whether what they chose has held. */
  | 'REVIEW'
  /** New matches of the recipient's saved searches and briefs, and news of vendors they watch. */
  | 'SEARCH_MATCH';

/** Values of one filter are alternatives; all filters must match. */
export type OpportunityFilter = {
  /** True: only those accepting applications now; false: only others; null: all. */
  active?: boolean | null | undefined;
  /** Budget in one of these ranges. */
  budgetBands?: Array<BudgetBand> | null | undefined;
  /** Slugs or names of categories. */
  categories?: Array<string> | null | undefined;
  /** Due within this many days from now, 0 to 3650. */
  dueWithinDays?: number | null | undefined;
  /** For at least one of these levels. */
  levels?: Array<Level> | null | undefined;
  /** At most this stated budget, in US dollars. */
  maxBudget?: number | null | undefined;
  /** At least this stated budget, in US dollars; nothing matches if it is above `maxBudget`. */
  minBudget?: number | null | undefined;
  /** Published within this many past days, 0 to 3650. */
  postedWithinDays?: number | null | undefined;
  /** True: only those that you have saved, none if you are not signed in; false: only others; null: all. */
  saved?: boolean | null | undefined;
  /** Slugs or names of sports. */
  sports?: Array<string> | null | undefined;
  /** Types, such as `technology`. */
  types?: Array<string> | null | undefined;
};

/** Sort order of opportunities. */
export type OpportunitySort =
  /** Largest budget. Rows without a stated budget come last. */
  | 'BUDGET'
  /** Due soonest. Rows without a due date come last. */
  | 'DUE_SOONEST'
  /** Newest. Most recently published first. */
  | 'NEWEST'
  /** Smallest budget. Rows without a stated budget come first. */
  | 'SMALLEST_BUDGET'
  /** Title, A to Z. */
  | 'TITLE'
  /** Last changed. By last change, latest last: the order for keeping a copy in step. */
  | 'UPDATED';

/** Whether the owner still accepts applications. */
export type OpportunityStatus =
  /** Takes no more applications: closed by its owner, or past its due date. */
  | 'CLOSED'
  /** Neither closed nor past its due date. */
  | 'OPEN';

/** Values of one filter are alternatives; all filters must match. */
export type PaperFilter = {
  /** Slugs or names of categories. */
  categories?: Array<string> | null | undefined;
  /** True: only papers with open access; false: only others; null: all. */
  openAccess?: boolean | null | undefined;
  /** True: only those that you have saved, none if you are not signed in; false: only others; null: all. */
  saved?: boolean | null | undefined;
  /** Slugs or names of topics. */
  topics?: Array<string> | null | undefined;
  /** Names of universities. */
  universities?: Array<string> | null | undefined;
  /** Years of publication. */
  years?: Array<number> | null | undefined;
};

/** Which paper is merged into which, and how. */
export type PaperMergeInput = {
  /** The record that is kept. */
  keptId: string | number;
  /** Its version that was seen. */
  keptVersion: number;
  /** The record that is merged into it. */
  mergedId: string | number;
  /** Its version that was seen. */
  mergedVersion: number;
  /** The rule of fields without one of their own. */
  rule?: MergeRule;
  /** Rules of single fields, up to 20. */
  rules?: Array<FieldRuleInput>;
};

/** Sort order of researchPapers. */
export type PaperSort =
  /** Most cited. */
  | 'MOST_CITED'
  /** Newest. */
  | 'NEWEST'
  /** Title, A to Z. */
  | 'TITLE'
  /** Last changed. By last change, latest last: the order for keeping a copy in step. */
  | 'UPDATED';

/** Values of one filter are alternatives; all filters must match. */
export type PartnerFilter = {
  /** Types, such as `Joint research`. */
  collaborationTypes?: Array<string> | null | undefined;
  /** Names of countries. */
  countries?: Array<string> | null | undefined;
};

/** Sort order of universityPartners. */
export type PartnerSort =
  /** Name, A to Z. */
  | 'NAME'
  /** Newest partners. Most recent partnership first. */
  | 'NEWEST'
  /** Last changed. By last change, latest last: the order for keeping a copy in step. */
  | 'UPDATED';

/** The texts of a picture; those that are left out are kept. */
export type PictureInput = {
  /** What it shows, for those who can't see it; at most 300 characters. */
  alt?: string | null | undefined;
  /** The text below it; at most 300 characters. */
  caption?: string | null | undefined;
};

/** A stage of one's own pipeline. */
export type PipelineStage =
  /** Contacted, without an answer yet. */
  | 'CONTACTED'
  /** Examined in detail. */
  | 'DUE_DILIGENCE'
  /** Invested. */
  | 'INVESTED'
  /** In talks. */
  | 'IN_TALKS'
  /** Decided against. */
  | 'PASSED'
  /** Only watched so far. */
  | 'WATCHING';

/** A price of a solution. Amounts are decimal texts in its currency, such as `9.50`. */
export type PlanInput = {
  /** At most 999,999,999, with at most as many decimals as the currency; null if on request. */
  amount?: string | null | undefined;
  /** The currency by ISO 4217. */
  currency?: string;
  /** Whether the price is a lower bound. */
  from?: boolean;
  /** What its hardware costs. */
  hardware?: string | null | undefined;
  /** How often the hardware is paid; once by default. */
  hardwarePer?: HardwareTerm | null | undefined;
  /** The greatest number that it covers: 1 to 1,000,000. */
  maximum?: number | null | undefined;
  /** What `maximum` counts; by default what the price is for. */
  maximumOf?: PlanUnit | null | undefined;
  /** The least number that is paid for: 1 to 1,000,000. */
  minimum?: number | null | undefined;
  /** 1 to 80 characters; unique among the solution's plans. */
  name: string;
  /** At most 200 characters. */
  note?: string | null | undefined;
  /** What the price is for. */
  per?: PlanUnit;
  /** How often it is paid. */
  period?: PlanPeriod;
  /** What is paid once at the start. */
  setupFee?: string | null | undefined;
};

/** How often a plan's price is paid. */
export type PlanPeriod =
  /** Every month. */
  | 'MONTH'
  /** Once. */
  | 'ONCE'
  /** Every season. */
  | 'SEASON'
  /** Every year. */
  | 'YEAR';

/** What a plan's price is for. */
export type PlanUnit =
  /** Each athlete, such as a player. */
  | 'ATHLETE'
  /** Each device, such as a sensor or a camera. */
  | 'DEVICE'
  /** Each event, such as a tournament. */
  | 'EVENT'
  /** Everything: the price doesn't depend on a number. */
  | 'FLAT'
  /** Each person who works with it, such as a coach. */
  | 'SEAT'
  /** Each team. */
  | 'TEAM'
  /** Each venue. */
  | 'VENUE';

/** What someone posts; a draft may be incomplete. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value. */
export type PostingInput = {
  /** In US dollars; null if it is not stated. */
  budget?: number | null | undefined;
  /** For an opportunity: the name of one of `PostingOptions.categories`. */
  category?: string | null | undefined;
  /** A public email address for questions. */
  contactEmail?: string | null | undefined;
  /** The contact person, at most 120 characters. */
  contactName?: string | null | undefined;
  /** Plain text, at most 20,000 characters; required to submit. */
  description?: string | null | undefined;
  /** The application deadline, in the future. Once published it is extended rather than changed: leave it out then. */
  dueDate?: string | null | undefined;
  /** For a collaboration: how long it lasts, such as `24 months`. */
  duration?: string | null | undefined;
  /** For an opportunity: who may apply, at most 5,000 characters. */
  eligibility?: string | null | undefined;
  /** How to apply and what happens next; at most 5,000 characters. */
  howToApply?: string | null | undefined;
  /** For an opportunity: the levels of sport it targets. */
  levels?: Array<Level> | null | undefined;
  /** The organization's name, at most 200 characters; required when posting as a person; otherwise the owner's name is used. */
  organization?: string | null | undefined;
  /** For an opportunity: the location. */
  region?: string | null | undefined;
  /** Most important first; at most 50 of 200 characters. */
  requirements?: Array<string> | null | undefined;
  /** For an opportunity: ids of the sports it is for. */
  sportIds?: Array<string | number> | null | undefined;
  /** 1 to 200 characters. */
  title: string;
  /** For an opportunity, one lowercase word, such as `technology`; for a collaboration, the kind of work, such as `Joint study`. */
  type: string;
};

/** What is posted. */
export type PostingKind =
  /** A research collaboration. */
  | 'COLLABORATION'
  /** An opportunity. */
  | 'OPPORTUNITY';

/** How a closed opportunity or collaboration ended. */
export type PostingOutcome =
  /** It was awarded. */
  | 'AWARDED'
  /** It was called off. */
  | 'CANCELED'
  /** Someone was found. */
  | 'FILLED'
  /** No applicant was suitable. */
  | 'NO_SUITABLE_APPLICANT'
  /** Another outcome. */
  | 'OTHER';

/** How close a record is to being published. */
export type PostingStage =
  /** Only its owner's team can see it. */
  | 'DRAFT'
  /** It is waiting for an administrator's decision. */
  | 'IN_REVIEW'
  /** Public. */
  | 'PUBLISHED'
  /** An administrator sent it back with a reason. */
  | 'RETURNED';

/** Where a posting stands. */
export type PostingStatus =
  /** Public; its owner has closed it. */
  | 'CLOSED'
  /** Only its owner's team can see it. */
  | 'DRAFT'
  /** It is waiting for an administrator's decision. */
  | 'IN_REVIEW'
  /** Public; its due date has passed. */
  | 'PAST_DUE'
  /** Public, and it accepts applications. */
  | 'PUBLISHED'
  /** An administrator sent it back with a reason. */
  | 'RETURNED';

/** Typical annual cost for a buyer, in US dollars. */
export type PriceBand =
  /** Priced individually by the vendor. */
  | 'CUSTOM'
  /** Free of charge. */
  | 'FREE'
  /** $5,000 to $25,000. */
  | 'FROM_5K_TO_25K'
  /** $25,000 to $100,000. */
  | 'FROM_25K_TO_100K'
  /** More than $100,000. */
  | 'OVER_100K'
  /** Less than $5,000. */
  | 'UNDER_5K'
  /** The price isn't known. */
  | 'UNKNOWN';

/** The privacy settings to change; omitted fields stay unchanged. */
export type PrivacySettingsInput = {
  /** Whether the person's activity may be used to improve suggestions, and be counted in vendors' figures of at least five people. */
  dataAnalytics?: boolean | null | undefined;
  /** Whether the person may appear in lists, searches and suggestions. */
  profileDiscovery?: boolean | null | undefined;
  /** Whether other users may view the profile. */
  profileVisibility?: boolean | null | undefined;
  /** Whether other users see when the person was last active. */
  showActivityStatus?: boolean | null | undefined;
};

/** How a question of an application form is answered. */
export type QuestionKind =
  /** By lines with an amount each. */
  | 'BUDGET'
  /** By one of its choices. */
  | 'CHOICE'
  /** By any of its choices. */
  | 'CHOICES'
  /** By a day, as YYYY-MM-DD. */
  | 'DATE'
  /** By files. */
  | 'FILE'
  /** By a web address (http or https). */
  | 'LINK'
  /** By plain text of several lines. */
  | 'LONG_TEXT'
  /** By a number. */
  | 'NUMBER'
  /** By one line of text. */
  | 'TEXT'
  /** By `Yes` or `No`. */
  | 'YES_NO';

/** A text of a solution that is quoted. */
export type QuotedField =
  /** The record's description. */
  | 'DESCRIPTION'
  /** A page of one of its public documents. */
  | 'DOCUMENTS'
  /** One of its features. */
  | 'FEATURES'
  /** One of the things that it works with. */
  | 'INTEGRATIONS'
  /** One of its tags. */
  | 'TAGS';

/** Values of one filter are alternatives; all filters must match. */
export type ReceivedApplicationFilter = {
  /** With one of these statuses. */
  statuses?: Array<ApplicationStatus> | null | undefined;
};

/** The data to sign up with. */
export type RegisterInput = {
  /** The address for signing in and for emails. */
  email: string;
  /** The given name. */
  firstName: string;
  /** The token of an emailed invitation, which proves the address. */
  invitation?: string | null | undefined;
  /** The family name. */
  lastName: string;
  /** The person's organization. */
  organization?: string | null | undefined;
  /** At least 6 characters. */
  password: string;
  /** Any but ADMIN. */
  role?: Role;
  /** The job title. */
  title?: string | null | undefined;
  /** At least 3 characters; unique, case-insensitive. */
  username: string;
};

/** What one row of a report covers. */
export type ReportStep =
  /** A day in UTC. */
  | 'DAY'
  /** A week that starts on Monday, in UTC. */
  | 'WEEK';

/** A company's revenue in its last year, in US dollars. */
export type RevenueBand =
  /** $1 to $10 million. */
  | 'FROM_1M_TO_10M'
  /** $10 to $50 million. */
  | 'FROM_10M_TO_50M'
  /** More than $50 million. */
  | 'OVER_50M'
  /** Less than $1 million. */
  | 'UNDER_1M';

/** What a review can rate besides the whole. */
export type ReviewDimension =
  /** How well one gets at one's own data. */
  | 'DATA_ACCESS'
  /** How easy it is to use. */
  | 'EASE_OF_USE'
  /** How reliably it works. */
  | 'RELIABILITY'
  /** How easy it is to set up. */
  | 'SETUP'
  /** How well the vendor helps. */
  | 'SUPPORT'
  /** What one gets for the money. */
  | 'VALUE';

/** Values of one filter are alternatives; all filters must match. */
export type ReviewFilter = {
  /** Reviews that rate data access like this, 1 to 5. */
  dataAccess?: Array<number> | null | undefined;
  /** Reviews that rate ease of use like this, 1 to 5. */
  easeOfUse?: Array<number> | null | undefined;
  /** Reviews by people at one of these levels of sport. */
  levels?: Array<Level> | null | undefined;
  /** Reviews with one of these ratings, 1 to 5. */
  ratings?: Array<number> | null | undefined;
  /** Reviews that rate reliability like this, 1 to 5. */
  reliability?: Array<number> | null | undefined;
  /** Reviews by people of one of these roles. */
  roles?: Array<ReviewerRole> | null | undefined;
  /** Reviews that rate setup like this, 1 to 5. */
  setup?: Array<number> | null | undefined;
  /** Reviews for one of these sports, by slug or name. */
  sports?: Array<string> | null | undefined;
  /** Reviews that rate support like this, 1 to 5. */
  support?: Array<number> | null | undefined;
  /** Reviews that rate value like this, 1 to 5. */
  value?: Array<number> | null | undefined;
  /** True: only reviews by verified customers; false: only others; null: all. */
  verified?: boolean | null | undefined;
};

/** What a reviewer writes about a solution. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value. */
export type ReviewInput = {
  /** How the author uses it, such as their role and organization; at most 200 characters. */
  affiliation?: string | null | undefined;
  /** What could be better, at most 2,000 characters. */
  cons?: string | null | undefined;
  /** How well one gets at one's own data, 1 to 5; null if not rated. */
  dataAccess?: number | null | undefined;
  /** How easy it is to use, 1 to 5; null if not rated. */
  easeOfUse?: number | null | undefined;
  /** For how many months, 0 to 600. */
  monthsUsed?: number | null | undefined;
  /** What's good, at most 2,000 characters. */
  pros?: string | null | undefined;
  /** 1 to 5. */
  rating: number;
  /** How reliably it works, 1 to 5; null if not rated. */
  reliability?: number | null | undefined;
  /** The level of sport that the author uses it at. */
  reviewerLevel?: Level | null | undefined;
  /** What the author does. */
  reviewerRole?: ReviewerRole | null | undefined;
  /** How easy it is to set up, 1 to 5; null if not rated. */
  setup?: number | null | undefined;
  /** The id of the sport that the author uses it for. */
  sportId?: string | number | null | undefined;
  /** How well the vendor helps, 1 to 5; null if not rated. */
  support?: number | null | undefined;
  /** Plain text, 1 to 5,000 characters. */
  text: string;
  /** 1 to 200 characters. */
  title: string;
  /** What one gets for the money, 1 to 5; null if not rated. */
  value?: number | null | undefined;
};

/** How it is known that a reviewer is a customer. */
export type ReviewProof =
  /** An administrator checked it. */
  | 'ADMINISTRATOR'
  /** The vendor invited the address of the reviewer's account. */
  | 'INVITATION';

/** Sort order of reviews. */
export type ReviewSort =
  /** Data access. Best for data access first, those that don't rate it last. */
  | 'DATA_ACCESS'
  /** Ease of use. Best for ease of use first, those that don't rate it last. */
  | 'EASE_OF_USE'
  /** Highest rating. Among equal ratings newest first. */
  | 'HIGHEST'
  /** Lowest rating. Among equal ratings oldest first. */
  | 'LOWEST'
  /** Newest. */
  | 'NEWEST'
  /** Reliability. Best for reliability first, those that don't rate it last. */
  | 'RELIABILITY'
  /** Setup. Best for setup first, those that don't rate it last. */
  | 'SETUP'
  /** Support. Best for support first, those that don't rate it last. */
  | 'SUPPORT'
  /** Value. Best for value first, those that don't rate it last. */
  | 'VALUE';

/** What a reviewer does in sport. */
export type ReviewerRole =
  /** Analyzes video or data. */
  | 'ANALYST'
  /** Competes or trains. */
  | 'ATHLETE'
  /** Coaches. */
  | 'COACH'
  /** Manages a club or a team. */
  | 'MANAGER'
  /** Works in medicine, rehabilitation or performance. */
  | 'MEDICAL'
  /** Runs events or a venue. */
  | 'OPERATIONS'
  /** Something else. */
  | 'OTHER'
  /** Helps without pay. */
  | 'VOLUNTEER';

/** A user's role. */
export type Role =
  /** Runs the platform. */
  | 'ADMIN'
  /** Looks for companies and market figures. */
  | 'INVESTOR'
  /** Supports students. */
  | 'MENTOR'
  /** Looks for projects, research and mentors. */
  | 'STUDENT'
  /** A club or another business that looks for solutions. */
  | 'USER';

/** The name of a saved brief, and when its new matches are emailed. */
export type SavedBriefInput = {
  /** When new matches are sent by email. */
  alert: SearchAlert;
  /** 1 to 80 characters; unique among the owner's briefs. */
  name: string;
  /** The day of weekly emails, 1 for Monday to 7 for Sunday; only for weekly emails, which require it. */
  weekday?: number | null | undefined;
};

/** The name of a saved search, and when its new matches are emailed. */
export type SavedSearchInput = {
  /** When new matches are sent by email. */
  alert: SearchAlert;
  /** 1 to 80 characters; unique among the owner's searches. */
  name: string;
  /** The day of weekly emails, 1 for Monday to 7 for Sunday; only for weekly emails, which require it. */
  weekday?: number | null | undefined;
};

/** When new matches of a saved search are sent by email. */
export type SearchAlert =
  /** Every day at 7:00 UTC, if there are any. */
  | 'DAILY'
  /** Within minutes; at most one email every 15 minutes. */
  | 'INSTANT'
  /** Never. */
  | 'NONE'
  /** Once a week on the chosen day at 7:00 UTC, if there are any. */
  | 'WEEKLY';

/** Values of one filter are alternatives; all filters must match. */
export type SearchFilter = {
  /** Names of categories. */
  categories?: Array<string> | null | undefined;
  /** Countries of vendors and of what they offer, and regions of opportunities. */
  places?: Array<string> | null | undefined;
  /** Names of sports. */
  sports?: Array<string> | null | undefined;
  /** True: only verified vendors and what they offer; false: only others and what these offer; null: everything. */
  verified?: boolean | null | undefined;
};

/** A kind of record that is searched. */
export type SearchKind =
  /** Opportunities. */
  | 'OPPORTUNITY'
  /** Research papers. */
  | 'PAPER'
  /** Blog posts. */
  | 'POST'
  /** Solutions. */
  | 'SOLUTION'
  /** Market trends. */
  | 'TREND'
  /** Vendors. */
  | 'VENDOR';

/** An order of what a search finds. */
export type SearchSort =
  /** What fits best first. */
  | 'BEST'
  /** What was listed or published last first. */
  | 'NEWEST';

/** Values of one filter are alternatives; all filters must match. */
export type SearchSynonymFilter = {
  /** Only the synonyms with these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Only synonyms of one of these origins. */
  origins?: Array<SynonymOrigin> | null | undefined;
  /** Only synonyms in one of these statuses. */
  statuses?: Array<SynonymStatus> | null | undefined;
};

/** Two terms that mean the same. */
export type SearchSynonymInput = {
  /** What it means: another word or phrase, at most 80 characters. */
  means: string;
  /** A word or a phrase, at most 80 characters. */
  term: string;
  /** Whether searching for what it means also finds the term; true for a new one, and unchanged in an edit, if left out. */
  twoWay?: boolean | null | undefined;
};

/** A trend's outlook for sellers and buyers of sports technology. */
export type Sentiment =
  /** The outlook is poor. */
  | 'NEGATIVE'
  /** The outlook is neither good nor poor. */
  | 'NEUTRAL'
  /** The outlook is good. */
  | 'POSITIVE';

/** A session that a mentor proposes to a student. */
export type SessionProposal = {
  /** The id of the mentorship: the accepted request. */
  mentoringId: string | number;
  /** How long it takes, 15 to 480 minutes. */
  minutes: number;
  /** A place or a link: one line, up to 300 characters. */
  place: string;
  /** When it begins: in the future, at most a year ahead. */
  startsAt: string;
  /** The mentor's time zone, such as `America/Chicago`. */
  timeZone: string;
  /** What it is about: one line, up to 200 characters. */
  topic: string;
};

/** The credentials to sign in with. */
export type SignInInput = {
  /** The account's password. */
  password: string;
  /** Case-insensitive. */
  username: string;
};

/** Values of one filter are alternatives; all filters must match. */
export type SolutionFilter = {
  /** Slugs or names of categories. */
  categories?: Array<string> | null | undefined;
  /** True: only those that can be used free of charge, within limits, according to their price band or pricing; false: only others; null: all. */
  freeTier?: boolean | null | undefined;
  /** For at least one of these levels. */
  levels?: Array<Level> | null | undefined;
  /** In one of these price bands. */
  priceBands?: Array<PriceBand> | null | undefined;
  /** True: only those that you have saved, none if you are not signed in; false: only others; null: all. */
  saved?: boolean | null | undefined;
  /** Slugs or names of sports. */
  sports?: Array<string> | null | undefined;
  /** Offered by one of these vendors: ids, slugs or names. */
  vendors?: Array<string | number> | null | undefined;
};

/** What a vendor's members say about a solution. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value, unless the field says otherwise. */
export type SolutionInput = {
  /** The id of the category it is listed under. */
  categoryId: string | number;
  /** Plain text, 1 to 20,000 characters. */
  description: string;
  /** Key features, most important first; at most 50 of 80 characters. */
  features: Array<string>;
  /** What it works with, such as `Garmin`; at most 50 of 80 characters. Null leaves it as it is. */
  integrations?: Array<string> | null | undefined;
  /** The levels of sport it is made for. */
  levels: Array<Level>;
  /** Its prices as plans, in order; at most 12. Null leaves them as they are. */
  plans?: Array<PlanInput> | null | undefined;
  /** The typical annual cost. */
  priceBand: PriceBand;
  /** The price in the vendor's words, at most 200 characters. */
  pricing?: string | null | undefined;
  /** Ids of the sports it is made for, at most 50. */
  sportIds: Array<string | number>;
  /** Descriptive keywords, at most 50 of 80 characters. */
  tags: Array<string>;
  /** 1 to 200 characters; unique among the vendor's solutions. */
  title: string;
  /** The address of a video at YouTube or Vimeo. */
  videoUrl?: string | null | undefined;
  /** An http or https address. */
  website?: string | null | undefined;
};

/** Sort order of solutions. */
export type SolutionSort =
  /** Best rated. By average rating, weighted with five 3.5-star reviews so that a few reviews don't decide. */
  | 'BEST_RATED'
  /** Lowest price. By price band: free first, custom and unknown last. */
  | 'LOWEST_PRICE'
  /** Most reviewed. */
  | 'MOST_REVIEWED'
  /** Newest. */
  | 'NEWEST'
  /** Title, A to Z. */
  | 'TITLE'
  /** Last changed. By last change, latest last: the order for keeping a copy in step. */
  | 'UPDATED';

/** Whether a solution is public. */
export type SolutionStatus =
  /** Never published. */
  | 'DRAFT'
  /** Public. */
  | 'PUBLISHED'
  /** Withdrawn by its vendor or an administrator. */
  | 'WITHDRAWN';

/** What a fact that was read from a text is about. */
export type StatedFactKind =
  /** A product that it works with. */
  | 'INTEGRATION'
  /** A level of sport that it is for. */
  | 'LEVEL'
  /** Where it or its vendor is. */
  | 'PLACE'
  /** What it runs on. */
  | 'PLATFORM'
  /** What it costs, in US dollars a year. */
  | 'PRICE'
  /** What kind of product it is. */
  | 'PRODUCT'
  /** A sport that it is for. */
  | 'SPORT';

/** Suggestions that an administrator decides on. */
export type SuggestionsInput = {
  /** The field, such as `sports`. */
  field: string;
  /** The records, up to 500; without any, all for which the value is suggested. */
  ids?: Array<string | number>;
  /** The import's run. */
  run: string | number;
  /** Whether only sure ones are meant. */
  sureOnly?: boolean;
  /** The value; without it, all values of the field. */
  value?: string | null | undefined;
};

/** A file or an address whose rows are synced into the catalog. In an edit, an optional field that is left out stays as it is. */
export type SyncSourceInput = {
  /** `csv`, `tsv`, `xlsx`, `json` or `jsonl`; if empty, the extension of its name decides. */
  format?: string | null | undefined;
  /** The kind of its rows, such as `solutions`. */
  kind: string;
  /** An https:// address, or the name of a file in the sync folder. */
  location: string;
  /** The mapping of its columns, as JSON; empty if they have the names of the fields. */
  mapping?: string | null | undefined;
  /** What it is called, without colons, up to 60 characters. */
  name: string;
  /** `none`, or `daily`. `none` for a new source. */
  schedule?: string | null | undefined;
  /** Whether bad rows are left out. False for a new source. */
  skipBad?: boolean | null | undefined;
};

/** The result for a source in a sync. */
export type SyncStatus =
  /** It ended with an error. */
  | 'FAILED'
  /** What it read could not be imported. */
  | 'REFUSED'
  /** It is being carried out. */
  | 'RUNNING'
  /** There was nothing new. */
  | 'UNCHANGED'
  /** It hasn't started yet. */
  | 'WAITING'
  /** Its records are in the catalog. */
  | 'WRITTEN';

/** Where a synonym comes from. */
export type SynonymOrigin =
  /** A person wrote it. */
  | 'GIVEN'
  /** It was found in the catalog's texts. */
  | 'LEARNED';

/** Whether search uses a synonym. */
export type SynonymStatus =
  /** Search uses it. */
  | 'ACTIVE'
  /** Found in the catalog's texts; waiting for an administrator. */
  | 'PROPOSED'
  /** Rejected by an administrator; it isn't proposed again. */
  | 'REFUSED';

/** Somebody's place in a vendor's team. */
export type TeamPlaceInput = {
  /** Whether they are one of its founders. */
  isFounder?: boolean;
  /** What they do there, at most 120 characters. */
  position: string;
};

/** The profile fields to change; omitted fields stay unchanged, null clears a field. */
export type UpdateProfileInput = {
  /** Image URL (https). */
  avatar?: string | null | undefined;
  /** A short biography. */
  bio?: string | null | undefined;
  /** The current email address, if any; `requestEmailChange` changes it. */
  email?: string | null | undefined;
  /** The given name; can't be cleared. */
  firstName?: string | null | undefined;
  /** A URL (http or https). */
  github?: string | null | undefined;
  /** The family name; can't be cleared. */
  lastName?: string | null | undefined;
  /** A URL (http or https). */
  linkedin?: string | null | undefined;
  /** Location as free text. */
  location?: string | null | undefined;
  /** The person's organization. */
  organization?: string | null | undefined;
  /** A phone number. */
  phone?: string | null | undefined;
  /** The job title. */
  title?: string | null | undefined;
  /** A handle, or a URL (http or https). */
  twitter?: string | null | undefined;
  /** The version the edit is based on; a different current version is a conflict. */
  version?: number | null | undefined;
  /** A URL (http or https). */
  website?: string | null | undefined;
};

/** Values of one filter are alternatives; all filters must match. */
export type UserFilter = {
  /** True: only active accounts; false: only others; null: all. */
  isActive?: boolean | null | undefined;
  /** Only accounts with one of these roles. */
  roles?: Array<Role> | null | undefined;
};

/** What an account may do; omitted and null fields stay unchanged. */
export type UserRightsInput = {
  /** Whether the account may be used. Deactivating one ends its sessions right away. */
  isActive?: boolean | null | undefined;
  /** Custom permissions: a JSON object of at most 10,000 characters, for programs that read it with the account. The hub itself goes by the role. */
  permissions?: string | null | undefined;
  /** The role. */
  role?: Role | null | undefined;
  /** The version the edit is based on; a different current version is a conflict. */
  version?: number | null | undefined;
};

/** Sort order of users. */
export type UserSort =
  /** Name. */
  | 'NAME'
  /** Newest. */
  | 'NEWEST'
  /** Oldest. */
  | 'OLDEST';

/** An answer to one question. */
export type VendorAnswerInput = {
  /** The question that it answers. */
  questionId: string | number;
  /** Plain text, at most 2,000 characters; an empty one is left out. */
  text: string;
};

/** One thing that was checked. */
export type VendorCheckInput = {
  /** What was checked, such as `Company registration`; at most 120 characters. */
  claim: string;
  /** What was found, and where; at most 1,000 characters. */
  evidence: string;
};

/** What a claimant tells the administrators. */
export type VendorClaimInput = {
  /** What shows that they belong to the vendor, at most 5,000 characters. */
  evidence: string;
  /** Why they should manage the page, at most 2,000 characters. */
  reason: string;
};

/** The status of a claim to a vendor. */
export type VendorClaimStatus =
  /** An administrator declined it. */
  | 'DECLINED'
  /** The claimant manages the page. */
  | 'GRANTED'
  /** An administrator has not decided yet. */
  | 'PENDING'
  /** The claimant withdrew it. */
  | 'WITHDRAWN';

/** Values of one filter are alternatives; all filters must match. */
export type VendorFilter = {
  /** Slugs or names of categories. */
  categories?: Array<string> | null | undefined;
  /** With at least one of these certifications. */
  certifications?: Array<Certification> | null | undefined;
  /** Names of countries. */
  countries?: Array<string> | null | undefined;
  /** Founded in this year or in the last so many before it. */
  foundedWithin?: number | null | undefined;
  /** With one of these numbers of people. */
  headcountBands?: Array<HeadcountBand> | null | undefined;
  /** With at least one of these languages, as they are written. */
  languages?: Array<string> | null | undefined;
  /** With a funding round in the last so many days. */
  latestRound?: number | null | undefined;
  /** With funding rounds that add up to at least this, in US dollars. */
  minFunding?: number | null | undefined;
  /** With one of these revenues. */
  revenueBands?: Array<RevenueBand> | null | undefined;
  /** True: only those that you have saved, none if you are not signed in; false: only others; null: all. */
  saved?: boolean | null | undefined;
  /** In one of these stages. */
  stages?: Array<CompanyStage> | null | undefined;
  /** True: only verified vendors; false: only others; null: all. */
  verified?: boolean | null | undefined;
};

/** What a vendor's members say about it. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value, unless the field says otherwise. */
export type VendorInput = {
  /** Ids of the categories it specializes in, at most 8. */
  categoryIds: Array<string | number>;
  /** What it or its products are certified for. Null leaves it as it is. */
  certifications?: Array<Certification> | null | undefined;
  /** At most 80 characters. */
  city?: string | null | undefined;
  /** The public address for inquiries. */
  contactEmail?: string | null | undefined;
  /** At most 80 characters. */
  country?: string | null | undefined;
  /** Names of customers, at most 50 of 120 characters. Null leaves them as they are. */
  customers?: Array<string> | null | undefined;
  /** Plain text, 1 to 5,000 characters. */
  description: string;
  /** From 1800. */
  foundedYear?: number | null | undefined;
  /** How many people work there; null for unknown. */
  headcountBand?: HeadcountBand | null | undefined;
  /** The languages in which it sells and supports, at most 50 of 40 characters. Null leaves them as they are. */
  languages?: Array<string> | null | undefined;
  /** 1 to 120 characters; unique. */
  name: string;
  /** Places besides the headquarters, at most 50 of 80 characters. Null leaves them as they are. */
  places?: Array<string> | null | undefined;
  /** Its revenue in its last year; null for unknown. */
  revenueBand?: RevenueBand | null | undefined;
  /** How far the company is; null for unknown. */
  stage?: CompanyStage | null | undefined;
  /** The address of a video at YouTube or Vimeo. */
  videoUrl?: string | null | undefined;
  /** An http or https address. */
  website?: string | null | undefined;
};

/** In what a vendor resembles another one. */
export type VendorLikeness =
  /** The same name, or one that looks the same. */
  | 'NAME'
  /** A similar name. */
  | 'SIMILAR_NAME'
  /** The same website. */
  | 'WEBSITE';

/** A company that lists itself, and the first of what it offers. */
export type VendorListingInput = {
  /** Its first solution. Messages name its fields as `solution.title`. */
  solution: SolutionInput;
  /** The company. Messages name its fields as `vendor.name`. */
  vendor: VendorInput;
};

/** Whether a vendor that listed itself was approved. */
export type VendorListingStatus =
  /** An administrator declined it; its members can change it and send it again. */
  | 'DECLINED'
  /** An administrator has not decided yet; only its members see it. */
  | 'PENDING'
  /** An administrator approved it. */
  | 'PUBLISHED';

/** Which vendor is merged into which, and how. */
export type VendorMergeInput = {
  /** The record that is kept. */
  keptId: string | number;
  /** Its version that was seen. */
  keptVersion: number;
  /** The record that is merged into it. */
  mergedId: string | number;
  /** Its version that was seen. */
  mergedVersion: number;
  /** The rule of fields without one of their own. */
  rule?: MergeRule;
  /** Rules of single fields, up to 20. */
  rules?: Array<FieldRuleInput>;
};

/** How far a vendor is with the questions of an evaluation. */
export type VendorProgress =
  /** It has answered in time, or there is no such day. */
  | 'ANSWERED'
  /** It has answered after that day. */
  | 'LATE'
  /** It hasn't answered, and the day by which vendors answer has passed. */
  | 'SILENT'
  /** It hasn't answered, and still has time. */
  | 'WAITING';

/** The same questions to several vendors. */
export type VendorRequestInput = {
  /** 1 to 8 questions, one per line, each of at most 300 characters. */
  questions: string;
  /** What comes before the questions, 1 to 5,000 characters. */
  text: string;
  /** What it is about, 1 to 120 characters. */
  title: string;
  /** 1 to 5 vendors. */
  vendorIds: Array<string | number>;
};

/** Sort order of vendors. */
export type VendorSort =
  /** Most recently founded. Those whose year isn't known come last. */
  | 'FOUNDED'
  /** Most funding. By what their funding rounds add up to; those without a known amount come last. */
  | 'FUNDING'
  /** Most people. By headcount; those whose headcount isn't known come last. */
  | 'HEADCOUNT'
  /** Latest funding round. Those without a known round come last. */
  | 'LATEST_ROUND'
  /** Name, A to Z. */
  | 'NAME'
  /** Newest. Most recently listed first. */
  | 'NEWEST'
  /** Best rated. By average rating, weighted with five 3.5-star reviews so that a few reviews don't decide. */
  | 'RATING'
  /** Highest revenue. Those whose revenue isn't known come last. */
  | 'REVENUE'
  /** Last changed. By last change, latest last: the order for keeping a copy in step. */
  | 'UPDATED';

/** Whether a vendor is public. */
export type VendorStatus =
  /** Public. */
  | 'PUBLISHED'
  /** Taken out of the catalog, with what it offers. */
  | 'WITHDRAWN';

/** What was checked about a vendor, and how long its verification is valid. */
export type VerificationInput = {
  /** At most 12 checks; everyone can read them. */
  checks?: Array<VendorCheckInput> | null | undefined;
  /** The last day on which it is valid, at most three years ahead; by default in a year. */
  expiresOn?: string | null | undefined;
};

/** The state of a verification. */
export type VerificationState =
  /** It is valid. */
  | 'CURRENT'
  /** The vendor's name or website changed. */
  | 'ENDED'
  /** It expired. */
  | 'EXPIRED'
  /** A newer one has taken its place. */
  | 'RENEWED'
  /** An administrator withdrew it. */
  | 'WITHDRAWN';

/** What somebody keeps about a watched vendor. */
export type WatchInput = {
  /** A note, at most 5,000 characters; null for none. Left out, it stays as it is. */
  note?: string | null | undefined;
  /** The stage of one's own pipeline. */
  stage: PipelineStage;
  /** One's own tags, at most 20 of 40 characters. */
  tags: Array<string>;
};

/** Values of one filter are alternatives; all filters must match. */
export type WatchedVendorFilter = {
  /** Vendors with one of these numbers of people. */
  headcountBands?: Array<HeadcountBand> | null | undefined;
  /** In one of these stages of one's own pipeline. */
  pipelineStages?: Array<PipelineStage> | null | undefined;
  /** Vendors in one of these stages. */
  stages?: Array<CompanyStage> | null | undefined;
  /** With at least one of these tags. */
  tags?: Array<string> | null | undefined;
};

/** The status of a message to an endpoint. */
export type WebhookDeliveryStatus =
  /** The endpoint answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** It was abandoned after nine attempts, or as the endpoint answered with 410. */
  | 'FAILED'
  /** It will be sent soon, or again after a failure. */
  | 'WAITING';

/** An endpoint, and the events that it receives. */
export type WebhookInput = {
  /** The events that it receives, such as `solution.published`. */
  events: Array<string>;
  /** An https:// address on the public internet. */
  url: string;
};
