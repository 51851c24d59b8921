import {
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/** The most tokens that one document may hold; the parser stops there. */
export const MAX_TOKENS = 4_000;
/** How deep selections may nest, fragments counted where they are spread. */
export const MAX_DEPTH = 11;
/** The most selections of a document under an alias. */
const MAX_ALIASES = 60;

/** Refuses documents that nest deeper than a screen or an integrator ever needs. */
export const depthLimit: ValidationRule = (context) => {
  const fragmentDepths = new Map<string, number>();
  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet, context, fragmentDepths) > MAX_DEPTH) {
        context.reportError(
          new GraphQLError(`Selections may nest ${MAX_DEPTH} levels deep.`, { nodes: node }),
        );
      }
    },
  };
};

/** Each fragment is measured once; a cycle counts 0 here and is refused by the specification's own rule. */
function depthOf(
  set: SelectionSetNode,
  context: ValidationContext,
  fragmentDepths: Map<string, number>,
): number {
  let deepest = 0;
  for (const selection of set.selections) {
    deepest = Math.max(deepest, depthOfSelection(selection, context, fragmentDepths));
  }
  return deepest;
}

function depthOfSelection(
  node: SelectionNode,
  context: ValidationContext,
  fragmentDepths: Map<string, number>,
): number {
  if (node.kind === Kind.INLINE_FRAGMENT) return depthOf(node.selectionSet, context, fragmentDepths);
  if (node.kind === Kind.FIELD) {
    // Introspection nests deep by nature and reads no data.
    const nests = node.selectionSet && !node.name.value.startsWith("__");
    return 1 + (nests ? depthOf(node.selectionSet, context, fragmentDepths) : 0);
  }
  const name = node.name.value;
  const known = fragmentDepths.get(name);
  if (known !== undefined) return known;
  fragmentDepths.set(name, 0);
  const fragment = context.getFragment(name);
  const depth = fragment ? depthOf(fragment.selectionSet, context, fragmentDepths) : 0;
  fragmentDepths.set(name, depth);
  return depth;
}

/** Refuses documents that repeat a field under many names. */
export const aliasLimit: ValidationRule = (context) => {
  let aliases = 0;
  return {
    Field(node) {
      aliases += node.alias ? 1 : 0;
      if (aliases === MAX_ALIASES + 1) {
        context.reportError(new GraphQLError(`A document may hold ${MAX_ALIASES} aliases.`, { nodes: node }));
      }
    },
  };
};

/** Every rule that bounds a document before it runs (security.md A23). */
export const limitRules: ValidationRule[] = [depthLimit, aliasLimit];
