import {
  coerceInputValue,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from "graphql";
import type { FieldMessages } from "../shared/errors.ts";
import { toWord } from "../shared/listing/words.ts";
import type { RestRoute } from "../shared/rest-table/route.ts";

/** Hints about the values of scalars, for callers who don't know the schema. */
const EXPECTED: Readonly<Record<string, string>> = {
  Int: "Send a whole number.",
  Float: "Send a number.",
  Boolean: "Send true or false.",
  LocalDate: "Send a day, such as 2027-03-04.",
  DateTime: "Send a time, such as 2027-03-04T09:00:00Z.",
};

interface Asked {
  readonly schema: GraphQLSchema;
  readonly route: RestRoute;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Rewrites an error in REST terms: what the field of a wrong variable accepts, and the fields by their names
 * in the body.
 */
export function inPlainWords(error: GraphQLFormattedError, asked: Asked): GraphQLFormattedError {
  const said = aboutVariables(error, asked);
  const { bodyNames = {} } = asked.route;
  const fields = said.extensions?.fields as FieldMessages | undefined;
  if (!fields) return said;
  const renamed = Object.entries(fields).map(([name, message]) => [bodyNames[name] ?? name, message]);
  return { ...said, extensions: { ...said.extensions, fields: Object.fromEntries(renamed) } };
}

function aboutVariables(
  error: GraphQLFormattedError,
  { schema, route, variables }: Asked,
): GraphQLFormattedError {
  if (error.path || error.extensions?.code !== "BAD_USER_INPUT" || error.extensions.fields) return error;
  const found: { field: string; message: string }[] = [];
  for (const definition of parse(route.operation).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type: node } of definition.variableDefinitions ?? []) {
      const type = typeFromAST(schema, node);
      const name = variable.name.value;
      if (!isInputType(type) || (variables[name] === undefined && !isNonNullType(type))) continue;
      coerceInputValue(variables[name], type, (path) => {
        const field = path.findLast((part) => typeof part === "string") ?? name;
        found.push({ field: String(field), message: expectedOf(typeAt(type, path)) });
      });
    }
  }
  const [first] = found;
  if (!first) return error;
  const fields = Object.fromEntries(found.map(({ field, message }) => [field, message]));
  return { message: first.message, extensions: { code: "BAD_USER_INPUT", fields } };
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  if (isNonNullType(type)) return typeAt(type.ofType, path);
  const [part, ...rest] = path;
  if (part === undefined) return type;
  if (isListType(type)) return typeAt(type.ofType, rest);
  const field = isInputObjectType(type) ? type.getFields()[part] : undefined;
  return field ? typeAt(field.type, rest) : type;
}

function expectedOf(type: GraphQLInputType): string {
  if (isListType(type)) return "Send a list.";
  const named = getNamedType(type);
  if (isEnumType(named))
    return `Use one of: ${named
      .getValues()
      .map(({ name }) => toWord(name))
      .join(", ")}.`;
  return EXPECTED[named.name] ?? "Send a string.";
}
