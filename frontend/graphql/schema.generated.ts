/** The level of sport that something is made for. */
export type Level =
  | 'COLLEGIATE'
  | 'ELITE'
  | 'GRASSROOTS'
  | 'SEMI_PROFESSIONAL'
  | 'YOUTH_ACADEMY';

/** What a typical buyer pays a year, in US dollars. */
export type PriceBand =
  /** The vendor quotes each buyer. */
  | 'CUSTOM'
  | 'FREE'
  | 'FROM_5K_TO_25K'
  | 'FROM_25K_TO_100K'
  | 'OVER_100K'
  | 'UNDER_5K';

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

/** What somebody signs in with. */
export type SignInInput = {
  /** As it was chosen. */
  password: string;
  /** Whatever its case. */
  username: string;
};

/** Values of one list are alternatives; different lists must all hold. */
export type SolutionFilter = {
  /** Category slugs. */
  categories?: Array<string> | null | undefined;
  /** Made for at least one of these levels. */
  levels?: Array<Level> | null | undefined;
  /** In one of these bands. */
  priceBands?: Array<PriceBand> | null | undefined;
  /** Sport slugs. */
  sports?: Array<string> | null | undefined;
  /** Offered by one of these vendors. */
  vendors?: Array<string | number> | null | undefined;
};

/** The order of a list of solutions. */
export type SolutionSort =
  | 'BEST_RATED'
  /** By price band, free first, custom last. */
  | 'LOWEST_PRICE'
  | 'MOST_REVIEWED'
  | 'NEWEST'
  | 'TITLE';
