import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { GraphQLError, type ValidationContext, type ValidationRule } from "graphql";

/** The most tokens that one document may hold; the parser stops there. */
export const MAX_TOKENS = 4_000;
/** How many levels selections may nest, fragments counted where they are spread; more than any screen needs. */
export const MAX_DEPTH = 11;
/** The most selections of an operation under an alias, so that a field is not executed under many names. */
const MAX_ALIASES = 60;

/** Reports the refusal as a validation error. The libraries' own way is to throw, which answers 500. */
function refuseWith(message: string) {
  return {
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(message))],
  };
}

/** The rules that bound what an operation may ask for, before it runs. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({
    n: MAX_DEPTH,
    flattenFragments: true,
    ...refuseWith(`Selections may nest ${MAX_DEPTH} levels deep.`),
  }),
  maxAliasesRule({
    n: MAX_ALIASES,
    allowList: [],
    ...refuseWith(`An operation may hold ${MAX_ALIASES} aliases.`),
  }),
];
