/** Values of one list are alternatives; different filters must all hold. */
export type BlogPostFilter = {
  /** Category slugs or names. */
  categories?: Array<string> | null | undefined;
  /** Only those that the viewer has saved; none without an account. */
  saved?: boolean | null | undefined;
  /** With at least one of these tags. */
  tags?: Array<string> | null | undefined;
};

/** What a post is made of (specification section 2, blog post form). */
export type BlogPostInput = {
  /** A category's name. */
  category: string;
  /** Plain text, up to 100,000 characters. */
  content: string;
  /** Up to 1,000 characters. */
  excerpt?: string | null | undefined;
  /** An http or https address. */
  featuredImage?: string | null | undefined;
  /** Up to 500 characters. */
  seoDescription?: string | null | undefined;
  /** Up to 200 characters. */
  seoTitle?: string | null | undefined;
  /** Made of the title when it is empty. */
  slug?: string | null | undefined;
  /** At most 20 of at most 40 characters. */
  tags?: Array<string> | null | undefined;
  /** Up to 200 characters. */
  title: string;
  /** The version that the edit began with; another since then is a conflict. */
  version?: number | null | undefined;
};

/** The order of blogPosts in their list. */
export type BlogPostSort =
  /** Most Discussed. The most comments first. */
  | 'COMMENTED'
  /** Most Popular. The most views and likes first. */
  | 'POPULAR'
  /** Most Recent. Last published first. */
  | 'RECENT';

/** Where a post stands; only published ones are public. */
export type BlogPostStatus =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'PUBLISHED';

/** How much there is to spend, in US dollars. */
export type BudgetBand =
  | 'FROM_50K_TO_100K'
  | 'FROM_100K_TO_250K'
  /** 250,000 and more. */
  | 'OVER_250K'
  | 'UNDER_50K'
  /** The budget is not stated. */
  | 'UNDISCLOSED';

/** Values of one list are alternatives; different filters must all hold. */
export type CollaborationFilter = {
  /** Names of organizations. */
  organizations?: Array<string> | null | undefined;
  /** Such as `Joint study`. */
  types?: Array<string> | null | undefined;
};

/** The order of collaborations in their list. */
export type CollaborationSort =
  /** Due soonest. Those without a due date last. */
  | 'DUE_SOONEST'
  /** Newest. */
  | 'NEWEST'
  /** Title, A to Z. */
  | 'TITLE';

/** A request for a demonstration. */
export type DemoRequestInput = {
  /** Where to answer. */
  email: string;
  /** What to show, at most 2,000 characters. */
  message?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** 1 to 200 characters. */
  organization: string;
  /** When it would suit, at most 200 characters. */
  preferredTime?: string | null | undefined;
};

/** The level of sport that something is made for. */
export type Level =
  | 'COLLEGIATE'
  | 'ELITE'
  | 'GRASSROOTS'
  | 'SEMI_PROFESSIONAL'
  | 'YOUTH_ACADEMY';

/** Values of one list are alternatives; different filters must all hold. */
export type MarketTrendFilter = {
  /** Category names or slugs. */
  categories?: Array<string> | null | undefined;
  /** With one of these sentiments. */
  sentiments?: Array<Sentiment> | null | undefined;
};

/** The order of marketTrends in their list. */
export type MarketTrendSort =
  /** Highest impact. Highest impact score first. */
  | 'IMPACT'
  /** Newest. */
  | 'NEWEST';

/** Where something that people write stands; only what is published is shown to others and counted. */
export type ModerationStatus =
  | 'HIDDEN'
  | 'PENDING'
  | 'PUBLISHED';

/** The notification preferences to change; what is left out stays. */
export type NotificationPreferencesInput = {
  /** Told of requests to work together. */
  collaborationRequests?: boolean | null | undefined;
  /** Whether notifications also come by mail. */
  emailNotifications?: boolean | null | undefined;
  /** Told of news and offers of the hub. */
  marketingUpdates?: boolean | null | undefined;
  /** Told of new solutions that fit. */
  newSolutionAlerts?: boolean | null | undefined;
  /** Told of new papers on followed topics. */
  researchPaperUpdates?: boolean | null | undefined;
};

/** Values of one list are alternatives; different filters must all hold. */
export type OpportunityFilter = {
  /** True: only those that take applications now; false: only those that don't; null: all. */
  active?: boolean | null | undefined;
  /** With a budget in one of these bands. */
  budgetBands?: Array<BudgetBand> | null | undefined;
  /** Category names or slugs. */
  categories?: Array<string> | null | undefined;
  /** Due from now within so many days, 0 to 3650. */
  dueWithinDays?: number | null | undefined;
  /** About at least one of these levels. */
  levels?: Array<Level> | null | undefined;
  /** A stated budget of at most this much, in US dollars. */
  maxBudget?: number | null | undefined;
  /** A stated budget of at least this much, in US dollars. */
  minBudget?: number | null | undefined;
  /** Published within so many days, 0 to 3650. */
  postedWithinDays?: number | null | undefined;
  /** Sport slugs or names. */
  sports?: Array<string> | null | undefined;
  /** Types, such as `technology`. */
  types?: Array<string> | null | undefined;
};

/** The order of opportunities in their list. */
export type OpportunitySort =
  /** Largest budget. Those that state none last. */
  | 'BUDGET'
  /** Due soonest. Those without a due date last. */
  | 'DUE_SOONEST'
  /** Newest. Last published first. */
  | 'NEWEST'
  /** Smallest budget. Those that state none first. */
  | 'SMALLEST_BUDGET'
  /** Title, A to Z. */
  | 'TITLE';

/** Values of one list are alternatives; different filters must all hold. */
export type PaperFilter = {
  /** Category names or slugs. */
  categories?: Array<string> | null | undefined;
  /** Only open access, or only what is not. */
  openAccess?: boolean | null | undefined;
  /** Topic slugs or names. */
  topics?: Array<string> | null | undefined;
  /** Names of universities. */
  universities?: Array<string> | null | undefined;
  /** Years of publication. */
  years?: Array<number> | null | undefined;
};

/** The order of researchPapers in their list. */
export type PaperSort =
  /** Most cited. */
  | 'MOST_CITED'
  /** Newest. */
  | 'NEWEST'
  /** Title, A to Z. */
  | 'TITLE';

/** Values of one list are alternatives; different filters must all hold. */
export type PartnerFilter = {
  /** Such as `Joint research`. */
  collaborationTypes?: Array<string> | null | undefined;
  /** Names of countries. */
  countries?: Array<string> | null | undefined;
};

/** The order of universityPartners in their list. */
export type PartnerSort =
  /** Name, A to Z. */
  | 'NAME'
  /** Newest partners. Latest partnership first. */
  | 'NEWEST';

/** What a typical buyer pays a year, in US dollars. */
export type PriceBand =
  /** The vendor quotes each buyer. */
  | 'CUSTOM'
  | 'FREE'
  | 'FROM_5K_TO_25K'
  | 'FROM_25K_TO_100K'
  | 'OVER_100K'
  | 'UNDER_5K';

/** The privacy settings to change; what is left out stays. */
export type PrivacySettingsInput = {
  /** Whether what the person does may be counted to improve suggestions. */
  dataAnalytics?: boolean | null | undefined;
  /** Whether lists, searches and suggestions may show the person. */
  profileDiscovery?: boolean | null | undefined;
  /** Whether others may open the profile. */
  profileVisibility?: boolean | null | undefined;
  /** Whether others see when the person was last here. */
  showActivityStatus?: boolean | null | undefined;
};

/** What somebody signs up with. */
export type RegisterInput = {
  email: string;
  /** The given name. */
  firstName: string;
  /** The family name. */
  lastName: string;
  organization?: string | null | undefined;
  /** At least 6 characters. */
  password: string;
  /** Any but ADMIN. */
  role?: Role;
  /** The position held. */
  title?: string | null | undefined;
  /** At least 3 characters; unique whatever its case. */
  username: string;
};

/** What somebody uses the hub as. */
export type Role =
  | 'ADMIN'
  | 'INVESTOR'
  | 'MENTOR'
  | 'STUDENT'
  | 'USER';

/** What a trend means for those who sell or buy sports technology. */
export type Sentiment =
  | 'NEGATIVE'
  | 'NEUTRAL'
  | 'POSITIVE';

/** What somebody signs in with. */
export type SignInInput = {
  /** As it was chosen. */
  password: string;
  /** Whatever its case. */
  username: string;
};

/** Values of one list are alternatives; different filters must all hold. */
export type SolutionFilter = {
  /** Category slugs or names. */
  categories?: Array<string> | null | undefined;
  /** Only those that can be used free of charge to a point, as price band or pricing say, or only the others. */
  freeTier?: boolean | null | undefined;
  /** Made for at least one of these levels. */
  levels?: Array<Level> | null | undefined;
  /** In one of these bands. */
  priceBands?: Array<PriceBand> | null | undefined;
  /** Sport slugs or names. */
  sports?: Array<string> | null | undefined;
  /** Offered by one of these vendors. */
  vendors?: Array<string | number> | null | undefined;
};

/** The order of solutions in their list. */
export type SolutionSort =
  /** Best rated. */
  | 'BEST_RATED'
  /** Lowest price. By price band, free first, custom last. */
  | 'LOWEST_PRICE'
  /** Most reviewed. */
  | 'MOST_REVIEWED'
  /** Newest. */
  | 'NEWEST'
  /** Title, A to Z. */
  | 'TITLE';

/** The parts of a profile to change; what is left out stays, null empties. */
export type UpdateProfileInput = {
  /** A picture: an https address. */
  avatar?: string | null | undefined;
  /** What the person says of themselves. */
  bio?: string | null | undefined;
  email?: string | null | undefined;
  /** The given name; can't be emptied. */
  firstName?: string | null | undefined;
  /** An http or https address. */
  github?: string | null | undefined;
  /** The family name; can't be emptied. */
  lastName?: string | null | undefined;
  /** An http or https address. */
  linkedin?: string | null | undefined;
  /** Where the person is. */
  location?: string | null | undefined;
  organization?: string | null | undefined;
  /** A telephone number. */
  phone?: string | null | undefined;
  /** The position held. */
  title?: string | null | undefined;
  /** A handle, or an http or https address. */
  twitter?: string | null | undefined;
  /** The version that the edit began with; another since then is a conflict. */
  version?: number | null | undefined;
  /** An http or https address. */
  website?: string | null | undefined;
};

/** Values of one list are alternatives; different filters must all hold. */
export type VendorFilter = {
  /** Slugs or names of categories that it specializes in. */
  categories?: Array<string> | null | undefined;
  /** Names of countries. */
  countries?: Array<string> | null | undefined;
  /** Only verified vendors, or only the others. */
  verified?: boolean | null | undefined;
};

/** The order of vendors in their list. */
export type VendorSort =
  /** Name, A to Z. */
  | 'NAME'
  /** Newest. Last listed first. */
  | 'NEWEST'
  /** Best rated. */
  | 'RATING';
