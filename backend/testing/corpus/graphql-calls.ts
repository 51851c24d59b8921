import fc, { type Arbitrary } from "fast-check";
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  OperationTypeNode,
} from "graphql";
import { rootTypes } from "../../graphql/authorization/authorization.ts";
import { valuesOf } from "./values.ts";

/** An operation as a caller sends it. */
export interface GraphqlCall {
  readonly query: string;
  readonly variables: unknown;
}

/** How deep selections nest, the deepest that the limit allows included. */
const DEPTHS = [1, 2, 2, 2, 3, 3, 4, 6];

/** Calls of every field of the schema's query and mutation, with values of every kind. */
export function graphqlCalls(schema: GraphQLSchema): Arbitrary<GraphqlCall> {
  const calls = rootTypes(schema).flatMap((type) => {
    const operation =
      type === schema.getMutationType() ? OperationTypeNode.MUTATION : OperationTypeNode.QUERY;
    return Object.values(type.getFields()).map((field) => callsOf(operation, field));
  });
  return fc.oneof(
    { weight: 30, arbitrary: fc.oneof(...calls) },
    { weight: 1, arbitrary: fc.oneof(...calls).chain(damaged) },
  );
}

function callsOf(operation: string, field: GraphQLField<unknown, unknown>): Arbitrary<GraphqlCall> {
  const required = field.args.filter(isRequiredArgument).map(({ name }) => name);
  const values = fc.record(
    Object.fromEntries(field.args.map(({ name, type }) => [name, valuesOf(type, name)])),
    {
      requiredKeys: required,
    },
  );
  return fc.tuple(values, fc.constantFrom(...DEPTHS)).map(([variables, depth]) => {
    const args = field.args.filter(({ name }) => Object.hasOwn(variables, name));
    const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
    const given = args.map(({ name }) => `${name}: $${name}`).join(", ");
    const query = `${operation}${declared && ` (${declared})`} { ${field.name}${given && `(${given})`} ${selectionOf(field.type, depth)} }`;
    return { query, variables };
  });
}

/** All fields that need no argument, down to this depth. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named)) return "{ __typename }";
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isNeeded));
  const parts = fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth > 1 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
  });
  return `{ __typename ${parts.join(" ")} }`;
}

const isNeeded = ({ type, defaultValue }: GraphQLArgument) =>
  isNonNullType(type) && defaultValue === undefined;

/** The call with a piece of its document missing, or something between. */
function damaged({ query, variables }: GraphqlCall): Arbitrary<GraphqlCall> {
  const pieces = ["", "{", "}", "...", '"', "\u0000", "@skip(if: true)", "$x", "# ", '"""', "\ufeff", "🏀"];
  return fc
    .tuple(fc.nat(query.length), fc.nat(10), fc.constantFrom(...pieces), fc.boolean())
    .map(([at, length, piece, without]) => ({
      query: query.slice(0, at) + piece + query.slice(at + length),
      variables: without ? undefined : variables,
    }));
}
