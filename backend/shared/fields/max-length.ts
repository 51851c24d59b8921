import { Extensions } from "type-graphql";

/** Key in a field's GraphQL extensions: how long its list may be. */
export const LENGTH_EXTENSION = "length";

/**
 * How long a list without pages may be, which its price is by (`graphql/cost/document-cost.ts`): what its service stops at, or, of
 * what nothing but sense limits, more than there is.
 */
export const MaxLength = (length: number): MethodDecorator & PropertyDecorator =>
  Extensions({ [LENGTH_EXTENSION]: length }) as MethodDecorator & PropertyDecorator;
