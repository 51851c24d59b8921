import {
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isIntrospectionType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  visit,
} from "graphql";
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity/cjs";
import { MAX_PAGE } from "../../shared/fields/keyset.ts";
import { LENGTH_EXTENSION } from "../../shared/fields/max-length.ts";

/** A root field is at least a statement; one that computes much says so by its `complexity`. */
const ROOT_FIELD = 50;
/** What a list costs besides its items, in items: finding where it begins, and counting. */
const PAGE = 20;
/** The same of what belongs to each of several records, as one statement reads it for all of them, counted by itself. */
const RELATED_PAGE = 2;
/** What of a connection counts its list, which is a statement by itself however short the page is. */
const COUNTS: ReadonlySet<string> = new Set(["totalCount", "facets", "elsewhere"]);
/** How long a list without `first` is taken to be, in introspection too, if it doesn't say itself how long it may be. */
const LIST = 5;
/** How much cheaper a field of the schema itself is, which no statement reads. */
const INTROSPECTION_DISCOUNT = 40;
/** What asking for the schema costs besides, however little of it: a few times in a document are enough. */
const SCHEMA = 2_000;

/**
 * Estimates what operations of a schema cost: a field is 1, or its `complexity`, an object what its fields are, and
 * a list that for each item.
 * @param noteStatement is called for each field that is a statement for all records of a level, however many they are.
 */
function estimatorOf(schema: GraphQLSchema, noteStatement: () => void): ComplexityEstimator {
  const roots = new Set<GraphQLNamedType | null | undefined>([
    schema.getQueryType(),
    schema.getMutationType(),
  ]);
  const types = Object.keys(schema.getTypeMap()).length;
  return ({ type, field, args, childComplexity }) => {
    const { complexity = 1 } = field.extensions as { complexity?: number };
    const root = roots.has(type as GraphQLNamedType) ? Math.max(ROOT_FIELD, complexity) : complexity;
    const each = 1 + childComplexity;
    const isEdge = isRelated(field.type);
    if (isEdge || (COUNTS.has(field.name) && type.name.endsWith("Connection"))) noteStatement();
    // It is read once, not for each item of its connection's page.
    if (field.name === "elsewhere" && type.name.endsWith("Connection")) return childComplexity / PAGE;
    if (field.name === "__schema") return SCHEMA + each / INTROSPECTION_DISCOUNT;
    if (field.name === "__type") return ROOT_FIELD + each / INTROSPECTION_DISCOUNT;
    const length = typeof args.last === "number" ? args.last : args.first;
    if (typeof length === "number") {
      return root + ((isEdge ? RELATED_PAGE : PAGE) + Math.min(Math.max(length, 0), MAX_PAGE)) * each;
    }
    if (Array.isArray(args.ids)) return root + Math.max(LIST, args.ids.length) * each;
    // A list of plain values is written at once; how long a page is, its connection counts.
    const isList = childComplexity > 0 && isListType(getNullableType(field.type));
    if (!isList || type.name.endsWith("Connection")) return root + childComplexity;
    const isSchema = isIntrospectionType(getNamedType(field.type)) && field.name === "types";
    return root + (isSchema ? types : pricedLength(field)) * each;
  };
}

/** How long a list without `first` is taken to be. */
export function pricedLength({ extensions }: Pick<GraphQLField<unknown, unknown>, "extensions">): number {
  const { [LENGTH_EXTENSION]: length = LIST } = extensions as { [LENGTH_EXTENSION]?: number };
  return length;
}

/** Whether a connection is of an edge to walk, not of a list of its own. */
const isRelated = (type: GraphQLOutputType) => /^Related\w+Connection$/.test(getNamedType(type).name);

/** What the cost of a document depends on. */
interface Measured {
  /** The variables that say how long a list is, or which ids it has, or whether a field is included. */
  readonly deciding: readonly string[];
  /** The costs, by operation and values of these. */
  readonly costs: Map<string, number>;
}

/** How many costs of one document are remembered. */
const MAX_COSTS = 500;

/** An operation of a validated document, and the variables as they were sent. */
export interface AskedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Measures what operations cost; a document that comes again is measured once for each page size. What can't be
 * executed with these variables costs nothing.
 */
export function costMeter(schema: GraphQLSchema): (asked: AskedOperation) => number {
  let statements = 0;
  const estimator = estimatorOf(schema, () => {
    statements += 1;
  });
  const known = new WeakMap<DocumentNode, Measured>();
  return (asked) => {
    const { document, operation, variables } = asked;
    const { deciding, costs } = known.get(document) ?? {
      deciding: decidingVariables(document),
      costs: new Map<string, number>(),
    };
    known.set(document, { deciding, costs });
    const key = JSON.stringify([operation.name?.value, ...deciding.map((name) => sizeOf(variables[name]))]);
    const before = costs.get(key);
    if (before !== undefined) return before;
    if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return 0;
    statements = 0;
    const cost = measure(schema, estimator, asked) + statements * ROOT_FIELD;
    if (costs.size >= MAX_COSTS) costs.clear();
    costs.set(key, cost);
    return cost;
  };
}

/** What of a variable decides: of a list of ids, how many they are. */
const sizeOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : value);

/** A document that the library gives up on, because of its size, costs more than any other. */
function measure(
  schema: GraphQLSchema,
  estimator: ComplexityEstimator,
  { document, operation, variables }: AskedOperation,
): number {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const query: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  try {
    return Math.ceil(getComplexity({ schema, query, variables: { ...variables }, estimators: [estimator] }));
  } catch (error) {
    if (error instanceof GraphQLError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

/** Arguments that say how much a field is, or whether it is at all. */
const DECIDING: ReadonlySet<string> = new Set(["first", "last", "ids", "if"]);

function decidingVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  const note = (value: ValueNode) => {
    if (value.kind === Kind.VARIABLE) names.add(value.name.value);
  };
  visit(document, {
    Argument: ({ name, value }) => {
      if (DECIDING.has(name.value)) note(value);
    },
  });
  return [...names];
}
