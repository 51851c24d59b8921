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
import { MAX_PAGE } from "../../shared/paging/keyset.ts";
import { LENGTH_EXTENSION } from "../../shared/schema/max-length.ts";

/** The minimum cost of a root field, which takes a statement; expensive ones declare a `complexity`. */
const ROOT_FIELD = 50;
/** The overhead of a list in items: seeking its start, and counting. */
const PAGE = 20;
/** The overhead of a list related to several records, which one separately counted statement reads. */
const RELATED_PAGE = 2;
/**
 * The connection fields that count the list, each with a statement of its own, regardless of the page size.
 */
const COUNTS: ReadonlySet<string> = new Set(["totalCount", "facets", "elsewhere"]);
/** The assumed length of a list without `first` that declares none, also in introspection. */
const LIST = 5;
/** The discount of introspection fields, which need no statement. */
const INTROSPECTION_DISCOUNT = 50;
/** The base cost of introspecting the schema, however little of it; a document needs few of them. */
const SCHEMA = 2_000;

/**
 * Estimates the cost of operations: a field costs 1, or its `complexity`, an object the sum of its fields,
 * and a list that sum for each item.
 * @param noteStatement is called for each field that takes one statement for all records of a level,
 * regardless of their number.
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
    // So are facets, but each takes a statement's time, also beside a short page.
    if (field.name === "facets" && type.name.endsWith("Connection")) return childComplexity / 2;
    if (field.name === "__schema") return SCHEMA + each / INTROSPECTION_DISCOUNT;
    if (field.name === "__type") return ROOT_FIELD + each / INTROSPECTION_DISCOUNT;
    const length = typeof args.last === "number" ? args.last : args.first;
    if (typeof length === "number") {
      return root + ((isEdge ? RELATED_PAGE : PAGE) + Math.min(Math.max(length, 0), MAX_PAGE)) * each;
    }
    if (Array.isArray(args.ids)) return root + Math.max(LIST, args.ids.length) * each;
    // Lists of scalars are serialized at once; a page's length is already counted by its connection.
    const isList = childComplexity > 0 && isListType(getNullableType(field.type));
    if (!isList || type.name.endsWith("Connection")) return root + childComplexity;
    const isSchema = isIntrospectionType(getNamedType(field.type)) && field.name === "types";
    return root + (isSchema ? types : pricedLength(field)) * each;
  };
}

/** Returns the assumed length of a list without `first`. */
export function pricedLength({ extensions }: Pick<GraphQLField<unknown, unknown>, "extensions">): number {
  const { [LENGTH_EXTENSION]: length = LIST } = extensions as { [LENGTH_EXTENSION]?: number };
  return length;
}

/** Whether a connection belongs to an edge between records rather than being a list of its own. */
const isRelated = (type: GraphQLOutputType) => /^Related\w+Connection$/.test(getNamedType(type).name);

/** The cached costs of a document, and what they depend on. */
interface Measured {
  /** The variables that set a list's length or ids, or whether a field is included. */
  readonly deciding: readonly string[];
  /** The costs by operation and values of the deciding variables. */
  readonly costs: Map<string, number>;
}

/** The maximum number of cached costs per document. */
const MAX_COSTS = 500;

/** An operation of a validated document, and its variables as sent. */
export interface AskedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Returns a function that measures the cost of operations; a repeated document is measured once for each page
 * size. An operation that can't be executed with these variables costs nothing.
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

/** Returns the part of a variable that affects the cost: the length of a list of ids, or the value. */
const sizeOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : value);

/** A document that the library gives up on because of its size costs more than any limit. */
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

/** The arguments that set the size of a field, or whether it is included. */
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
