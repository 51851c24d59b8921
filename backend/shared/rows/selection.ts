import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  type InlineFragmentNode,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";

/**
 * The requested fields of an object with their nested selections; empty for scalars. Of a union, the selection of each
 * type by the type's name.
 */
export interface Selection {
  readonly [field: string]: Selection;
}

/** Builds a selection in code: scalar fields, and selections of related rows. */
export function fields(names: readonly string[], related: Record<string, Selection> = {}): Selection {
  return { ...Object.fromEntries(names.map((name) => [name, {}])), ...related };
}

/** Extension key of the inputs of a computed field. */
export const READS_EXTENSION = "reads";

type Collected = Record<string, Record<string, unknown>>;
type Source = Pick<GraphQLResolveInfo, "fragments" | "schema">;

/**
 * By the only node of a field, which stays the same as long as its document is kept. A field that a document writes
 * several times has other nodes from one request to the next: variables and the operation's name decide.
 */
const known = new WeakMap<FieldNode, Selection>();

/**
 * The selection of the field being resolved, with computed fields replaced by their inputs; conditional
 * fields count as selected.
 */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const [first, second] = info.fieldNodes;
  const only = second ? undefined : first;
  const kept = only && known.get(only);
  if (kept) return kept;
  const collected: Collected = {};
  for (const { selectionSet } of info.fieldNodes) {
    if (selectionSet) collect(selectionSet, getNamedType(info.returnType), info, collected);
  }
  const selection = collected as unknown as Selection;
  if (only) known.set(only, selection);
  return selection;
}

function collect(set: SelectionSetNode, type: GraphQLNamedType, source: Source, into: Collected): void {
  for (const node of set.selections) {
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
  // One that reads the relation of its own name changes what that shows, and needs what is asked of it.
  if (!reads || name in reads) {
    into[name] ??= {};
    if (node.selectionSet) {
      collect(node.selectionSet, getNamedType(field.type), source, into[name] as Collected);
    }
  }
}

/** The selection of a connection's nodes, merged from `nodes` and `edges`. */
export function nodeSelection(connection: Selection): Selection {
  return merge(connection.nodes, connection.edges?.node);
}

function merge(one: Selection = {}, other: Selection = {}): Selection {
  if (Object.keys(other).length === 0) return one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, merge(one[name], other[name])]));
}
