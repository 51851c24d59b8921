import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { GraphQLError, type ValidationContext, type ValidationRule } from "graphql";

/**
 * Maximum number of tokens in a document, three times our largest; the parser stops there. Comparing each
 * selection with every other one is quadratic, and must not take longer than 100 ms.
 */
export const MAX_TOKENS = 1_500;
/** Maximum depth of selections, including spread fragments; more than any screen needs. */
export const MAX_DEPTH = 11;
/** Maximum number of aliases in an operation, which limits how often a field can be executed. */
export const MAX_ALIASES = 60;

/** Reports a violation as a validation error; by default the libraries throw, which results in a 500. */
function refuseWith(message: string) {
  return {
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(message))],
  };
}

/** Validation rules that limit the size of operations. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({
    n: MAX_DEPTH,
    flattenFragments: true,
    ...refuseWith(`Selections can be nested up to ${MAX_DEPTH} levels deep.`),
  }),
  maxAliasesRule({
    n: MAX_ALIASES,
    allowList: [],
    ...refuseWith(`An operation can have up to ${MAX_ALIASES} aliases.`),
  }),
];
