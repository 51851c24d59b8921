import type { EntityProperty } from "@mikro-orm/core";
import type { MikroORM } from "@mikro-orm/postgresql";
import { type GraphQLSchema, getNamedType, isInputObjectType, isLeafType, isObjectType } from "graphql";
import { recordKinds } from "../modules.ts";
import { type Field, fieldsWith, type RecordKind } from "../shared/fields/field.rules.ts";
import { triggerOmissions } from "./record-triggers.ts";

type Members = Readonly<Record<string, { readonly type: unknown }>>;

/**
 * Lists the declared fields that entities and GraphQL types lack, and their fields that aren't declared, each
 * by name.
 */
export function recordOmissions(
  orm: MikroORM,
  schema: GraphQLSchema,
  records: readonly RecordKind[] = recordKinds,
): string[] {
  return records.flatMap((record) => {
    const meta = [...orm.getMetadata().getAll().values()].find(({ tableName }) => tableName === record.table);
    const properties = (meta?.properties ?? {}) as Readonly<Record<string, EntityProperty>>;
    return [
      ...Object.entries(record.fields).flatMap(([name, field]) =>
        inEntity(record, name, field, properties[name]),
      ),
      ...notIn(record, record.type, membersOf(schema, record.type), Object.keys(record.fields)),
      ...record.inputs.flatMap((input) =>
        notIn(
          record,
          input,
          membersOf(schema, input),
          fieldsWith(record.fields, "input").map(({ name }) => name),
        ),
      ),
      ...fieldsWith(record.fields, "filtered").flatMap(({ value }) =>
        notIn(record, `${record.type}Filter`, membersOf(schema, `${record.type}Filter`), [value]),
      ),
      ...undeclared(record, schema, properties),
    ];
  });
}

function membersOf(schema: GraphQLSchema, name: string): Members {
  const type = schema.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? type.getFields() : {};
}

function inEntity(
  { type, file }: RecordKind,
  name: string,
  field: Field,
  property?: EntityProperty,
): string[] {
  if (!property) return [`${type}.${name}: its entity doesn't have what ${file} declares`];
  const [column] = property.columnTypes.map((columnType) => (columnType === "int" ? "integer" : columnType));
  const isAbsent = field.absent === null;
  return [
    ...(column === field.type
      ? []
      : [`${type}.${name}: the column is ${column}, and ${field.type} in ${file}`]),
    ...(Boolean(property.nullable) === isAbsent
      ? []
      : [`${type}.${name}: its entity and ${file} don't agree on whether it may be null`]),
  ];
}

const notIn = ({ file }: RecordKind, type: string, members: Members, names: readonly string[]): string[] =>
  names.filter((name) => !members[name]).map((name) => `${type}.${name}: missing, but declared in ${file}`);

/** Finds stored scalar fields of the type that lack a declaration. */
function undeclared(
  { type: name, fields, computed, file }: RecordKind,
  schema: GraphQLSchema,
  properties: Readonly<Record<string, EntityProperty>>,
): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type)) return [`${name}: no such type, but declared in ${file}`];
  return Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .filter((field) => properties[field.name]?.persist !== false && properties[field.name])
    .filter((field) => !fields[field.name] && !computed.includes(field.name))
    .map((field) => `${name}.${field.name}: neither a field nor computed in ${file}`);
}

/**
 * Prevents the server from starting if a declared field is missing somewhere.
 * @throws Error with the name of each.
 */
export async function assertRecordsWhole(orm: MikroORM, schema: GraphQLSchema): Promise<void> {
  const missing = [...recordOmissions(orm, schema), ...(await triggerOmissions(orm.em.fork(), recordKinds))];
  if (missing.length > 0) throw new Error(`Fields are not declared once:\n${missing.join("\n")}`);
}
