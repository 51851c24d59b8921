import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";

/**
 * Inputs older than the naming rule; renaming them would break clients that declare variables of their types.
 */
const OLD_INPUTS: ReadonlySet<string> = new Set(["ModerationChoice", "SessionProposal"]);

/** Returns a schema's violations of the rules of decision 59, each as `Type.field(argument): reason`. */
export function schemaFindings(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type))
    .flatMap((type) => [...silent(type.name, type), ...badlyNamed(type), ...partsOf(type)]);
}

function silent(where: string, { description }: { description?: string | null | undefined }): string[] {
  return description ? [] : [`${where}: has no description`];
}

function badlyNamed(type: GraphQLNamedType): string[] {
  const { name } = type;
  if (isInputObjectType(type) && !/(Input|Filter)$/.test(name) && !OLD_INPUTS.has(name)) {
    return [`${name}: an input's name ends with Input or Filter`];
  }
  return /^[A-Z][A-Za-z0-9]*$/.test(name) ? [] : [`${name}: a type is written LikeThis`];
}

function partsOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return valuesOf(type);
  if (isInputObjectType(type)) return Object.values(type.getFields()).flatMap((field) => named(type, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    ...named(type, field),
    ...field.args.flatMap((argument) => argumentOf(`${type.name}.${field.name}(${argument.name})`, argument)),
    ...(type.name === "Query" ? pageOf(`${type.name}.${field.name}`, field) : []),
  ]);
}

function valuesOf(type: GraphQLEnumType): string[] {
  return type.getValues().flatMap((value) => {
    const where = `${type.name}.${value.name}`;
    return [
      ...silent(where, value),
      ...(/^[A-Z][A-Z0-9_]*$/.test(value.name) ? [] : [`${where}: a value is written LIKE_THIS`]),
    ];
  });
}

function named(
  { name }: GraphQLNamedType,
  field: GraphQLField<unknown, unknown> | GraphQLInputField,
): string[] {
  const where = `${name}.${field.name}`;
  const good = /^[a-z][A-Za-z0-9]*$/.test(field.name);
  return [...silent(where, field), ...(good ? [] : [`${where}: a field is written likeThis`])];
}

function argumentOf(where: string, argument: GraphQLArgument): string[] {
  const nullableSort = argument.name === "sort" && !isNonNullType(argument.type);
  return [
    ...silent(where, argument),
    ...(nullableSort ? [`${where}: a sort has a default, never null`] : []),
  ];
}

/** A field takes a cursor if and only if it returns a connection. */
function pageOf(where: string, { args, type }: GraphQLField<unknown, unknown>): string[] {
  const isConnection = /Connection!?$/.test(String(type));
  const takesCursor = args.some(({ name }) => name === "after");
  if (isConnection === takesCursor) return [];
  return [`${where}: a connection takes first and after, and only a connection does`];
}
