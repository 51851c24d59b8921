import { Extensions } from "type-graphql";

/** The key of a list's maximum length in its field's GraphQL extensions. */
export const LENGTH_EXTENSION = "length";

/**
 * Declares the maximum length of a list without pages, which determines its cost
 * (`graphql/cost/document-cost.ts`): the limit that its service applies or, for a list limited only by common
 * sense, more than it ever has.
 */
export const MaxLength = (length: number): MethodDecorator & PropertyDecorator =>
  Extensions({ [LENGTH_EXTENSION]: length }) as MethodDecorator & PropertyDecorator;
