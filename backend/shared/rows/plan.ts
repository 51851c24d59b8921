import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import { empty, join, raw, type Sql } from "sql-template-tag";
import type { Selection } from "./selection.ts";

/** Writes a value from the driver into a row. */
type Write = (values: Record<string, unknown>, row: Record<string, unknown>) => void;

/** A plan to read some fields of an entity: selections, joins, and how to build the row. */
export interface Plan {
  readonly columns: Sql;
  readonly joins: Sql;
  readonly toRow: (values: Record<string, unknown>) => Record<string, unknown>;
}

interface Parts {
  readonly columns: string[];
  readonly joins: string[];
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Converts values that the driver returns as text. */
function converterOf(property: EntityProperty): ((value: unknown) => unknown) | undefined {
  const { columnTypes: [type = ""] = [], runtimeType } = property;
  if (type.startsWith("timestamptz")) return (value) => new Date(String(value));
  if (type.startsWith("numeric") || (type === "bigint" && runtimeType === "number")) return Number;
  return undefined;
}

const isScalar = ({ kind, persist, formula }: EntityProperty) =>
  kind === "scalar" && (persist !== false || formula !== undefined);

/** The scalar properties to read; all of them if a requested field is not a property. */
function scalarsOf(meta: EntityMetadata, selection: Selection): EntityProperty[] {
  const scalars = meta.props.filter(isScalar);
  const computed = Object.keys(selection).some((name) => !(name in meta.properties) && name !== "__typename");
  const isShown = ({ hidden }: EntityProperty) => !hidden;
  return computed
    ? scalars.filter(isShown)
    : scalars.filter(({ name, primary }) => primary || name in selection);
}

/** SQL of a scalar property: its column or formula. */
function expressionOf(property: EntityProperty, alias: string): string {
  const { formula, columnTypes: [type = ""] = [] } = property;
  if (formula) return String(formula({} as never, { alias } as never));
  const column = `${alias}.${columnOf(property)}`;
  // Parsing JSON is several times as fast as the driver's parsing of arrays.
  return type.endsWith("[]") ? `to_json(${column})` : column;
}

function columnOf({ fieldNames: [name = ""] }: EntityProperty): string {
  return quote(name);
}

function scalarWriter(property: EntityProperty, key: string): Write {
  const { name } = property;
  const convert = converterOf(property);
  if (!convert) {
    return (values, row) => {
      row[name] = values[key];
    };
  }
  return (values, row) => {
    const value = values[key];
    row[name] = value === null ? null : convert(value);
  };
}

/** Plans a to-many relation: a JSON array built by PostgreSQL. */
function manyWriter(
  property: EntityProperty,
  alias: string,
  selection: Selection,
  parts: Parts,
  key: string,
): Write {
  const target = property.targetMeta as EntityMetadata;
  const scalars = scalarsOf(target, selection);
  const object = scalars.map((scalar) => `'${scalar.name}', ${expressionOf(scalar, "x")}`).join(", ");
  const order = Object.entries((property.orderBy ?? {}) as Record<string, string>)
    .map(([name, direction]) => `x.${columnOf(target.properties[name] as EntityProperty)} ${direction}`)
    .concat(`x.id`);
  const own = `${alias}.id`;
  const from = property.pivotTable
    ? `${quote(property.pivotTable)} j join ${quote(target.tableName)} x on x.id = j.${quote(property.inverseJoinColumns[0] ?? "")} where j.${quote(property.joinColumns[0] ?? "")} = ${own}`
    : `${quote(target.tableName)} x where x.${columnOf(target.properties[property.mappedBy] as EntityProperty)} = ${own}`;
  parts.columns.push(
    `(select coalesce(json_agg(json_build_object(${object}) order by ${order.join(", ")}), '[]'::json) from ${from}) as ${quote(key)}`,
  );
  const writers = scalars.map((scalar) => scalarWriter(scalar, scalar.name));
  return (values, row) => {
    row[property.name] = (values[key] as Record<string, unknown>[]).map((item) => written(writers, item));
  };
}

function written(writers: readonly Write[], values: Record<string, unknown>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const write of writers) write(values, row);
  return row;
}

function writersOf(
  meta: EntityMetadata,
  selection: Selection,
  alias: string,
  parts: Parts,
  path: string,
): Write[] {
  const writers = scalarsOf(meta, selection).map((property) => {
    const key = path + property.name;
    parts.columns.push(`${expressionOf(property, alias)} as ${quote(key)}`);
    return scalarWriter(property, key);
  });
  for (const property of meta.props) {
    if (property.kind === "embedded" && property.name in selection)
      writers.push(embeddedWriter(property, alias, parts, path));
  }
  for (const property of meta.relations) {
    const nested = selection[property.name];
    if (!nested) continue;
    const key = path + property.name;
    if (property.kind === "m:1" || property.kind === "1:1") {
      writers.push(oneWriter(property, alias, nested, parts, key));
    } else writers.push(manyWriter(property, alias, nested, parts, key));
  }
  return writers;
}

/** Plans an embedded object, whose columns are in the same table. */
function embeddedWriter(
  { name, embeddedProps }: EntityProperty,
  alias: string,
  parts: Parts,
  path: string,
): Write {
  const writers = Object.entries(embeddedProps).map(([field, property]) => {
    const key = `${path}${name}.${field}`;
    parts.columns.push(`${expressionOf(property, alias)} as ${quote(key)}`);
    return { field, key };
  });
  return (values, row) => {
    row[name] = Object.fromEntries(writers.map(({ field, key }) => [field, values[key]]));
  };
}

/** Plans a to-one relation: a join. */
function oneWriter(
  property: EntityProperty,
  alias: string,
  selection: Selection,
  parts: Parts,
  key: string,
): Write {
  const target = property.targetMeta as EntityMetadata;
  const other = quote(key);
  parts.joins.push(
    `left join ${quote(target.tableName)} ${other} on ${other}.id = ${alias}.${columnOf(property)}`,
  );
  const writers = writersOf(target, selection, other, parts, `${key}.`);
  return (values, row) => {
    row[property.name] = values[`${key}.id`] === null ? null : written(writers, values);
  };
}

function makePlan(meta: EntityMetadata, selection: Selection): Plan {
  const parts: Parts = { columns: [], joins: [] };
  const writers = writersOf(meta, selection, "t", parts, "");
  return {
    columns: raw(parts.columns.join(", ")),
    joins: parts.joins.length > 0 ? join(parts.joins.map(raw), " ") : empty,
    toRow: (values) => written(writers, values),
  };
}

const plans = new WeakMap<EntityMetadata, WeakMap<Selection, Plan>>();

/** The plan to read a selection of an entity, whose table is `t` in the statement. */
export function planOf(meta: EntityMetadata, selection: Selection): Plan {
  const ofEntity = plans.get(meta) ?? new WeakMap<Selection, Plan>();
  plans.set(meta, ofEntity);
  const plan = ofEntity.get(selection) ?? makePlan(meta, selection);
  ofEntity.set(selection, plan);
  return plan;
}
