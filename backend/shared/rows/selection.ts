import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  type InlineFragmentNode,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/**
 * The requested fields of an object with their nested selections; empty for scalars. For a union, the
 * selection of each type by type name.
 */
export interface Selection {
  readonly [field: string]: Selection;
}

/** Builds a selection in code: scalar fields, and selections of related rows. */
export function fields(names: readonly string[], related: Record<string, Selection> = {}): Selection {
  return { ...Object.fromEntries(names.map((name) => [name, {}])), ...related };
}

/** The extension key of a computed field's inputs. */
export const READS_EXTENSION = "reads";

type Collected = Record<string, Record<string, unknown>>;
type Source = Pick<GraphQLResolveInfo, "fragments" | "schema" | "variableValues">;

/** The selections of a field with a single node, by the values of the variables that affect the selection. */
interface CachedSelections {
  readonly variables: readonly string[];
  readonly byValues: Map<string, Selection>;
}

/**
 * Keyed by a field's single node, which stays the same while its document is cached. A field that occurs
 * several times in a document has different nodes in each request, depending on variables and the operation's
 * name.
 */
const cache = new WeakMap<FieldNode, CachedSelections>();
/** The maximum number of cached combinations per field. */
const MAX_COMBINATIONS = 16;

/**
 * Returns the selection of the field being resolved, with computed fields replaced by their inputs, and
 * without fields excluded by `@skip` and `@include`.
 */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const [first, second] = info.fieldNodes;
  if (!first || second) return collectNodes(info);
  const cached = cache.get(first) ?? { variables: conditionVariables(first, info), byValues: new Map() };
  cache.set(first, cached);
  const key = cached.variables.map((name) => (info.variableValues[name] ? "1" : "0")).join("");
  const known = cached.byValues.get(key);
  if (known) return known;
  const selection = collectNodes(info);
  if (cached.byValues.size < MAX_COMBINATIONS) cached.byValues.set(key, selection);
  return selection;
}

function collectNodes(info: GraphQLResolveInfo): Selection {
  const collected: Collected = {};
  for (const { selectionSet } of info.fieldNodes) {
    if (selectionSet) collect(selectionSet, getNamedType(info.returnType), info, collected);
  }
  return collected as unknown as Selection;
}

/** Returns the variables that `@skip` and `@include` use below a node. */
function conditionVariables(
  { selectionSet }: { readonly selectionSet?: SelectionSetNode | undefined },
  { fragments }: Pick<Source, "fragments">,
): string[] {
  const names = new Set<string>();
  const visited = new Set<SelectionSetNode>();
  const visit = (set: SelectionSetNode | undefined) => {
    if (!set || visited.has(set)) return;
    visited.add(set);
    for (const node of set.selections) {
      for (const { value } of (node.directives ?? []).flatMap((directive) => directive.arguments ?? []))
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      visit(
        node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value]?.selectionSet : node.selectionSet,
      );
    }
  };
  visit(selectionSet);
  return [...names];
}

/** Whether `@skip` and `@include` include a node. */
function isIncluded(node: SelectionNode, { variableValues }: Source): boolean {
  if (!node.directives?.length) return true;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false
  );
}

function collect(set: SelectionSetNode, type: GraphQLNamedType, source: Source, into: Collected): void {
  for (const node of set.selections) {
    if (!isIncluded(node, source)) continue;
    if (node.kind === Kind.FIELD) collectField(node, type, source, into);
    else {
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : source.fragments[node.name.value];
      if (inner) collectFragment(inner, type, source, into);
    }
  }
}

function collectFragment(
  { typeCondition, selectionSet }: InlineFragmentNode | FragmentDefinitionNode,
  type: GraphQLNamedType,
  source: Source,
  into: Collected,
): void {
  const member = isAbstractType(type) ? source.schema.getType(typeCondition?.name.value ?? "") : undefined;
  if (!isObjectType(member)) {
    collect(selectionSet, type, source, into);
    return;
  }
  into[member.name] ??= {};
  collect(selectionSet, member, source, into[member.name] as Collected);
}

function collectField(node: FieldNode, type: GraphQLNamedType, source: Source, into: Collected): void {
  const name = node.name.value;
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) return;
  const reads = field.extensions[READS_EXTENSION] as Selection | undefined;
  if (reads) Object.assign(into, merge(into as unknown as Selection, reads));
  // A computed field that reads the relation of the same name transforms it, so it needs the requested
  // fields, too.
  if (!reads || name in reads) {
    into[name] ??= {};
    if (node.selectionSet) {
      collect(node.selectionSet, getNamedType(field.type), source, into[name] as Collected);
    }
  }
}

/** Returns the selection of a connection's nodes, merged from `nodes` and `edges`. */
export function nodeSelection(connection: Selection): Selection {
  return merge(connection.nodes, connection.edges?.node);
}

function merge(one: Selection = {}, other: Selection = {}): Selection {
  if (Object.keys(other).length === 0) return one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, merge(one[name], other[name])]));
}
