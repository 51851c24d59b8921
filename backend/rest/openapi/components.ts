import { type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from "graphql";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { capitalize } from "../../shared/text/capitalize.ts";
import type { JsonSchema } from "./answer-schema.ts";
import { operationIdOf } from "./names.ts";
import { rootFieldsOf } from "./root-fields.ts";

/** The schemas of answers under names by which generated clients call their types. */
export class Components {
  readonly schemas: Record<string, JsonSchema>;
  readonly #schema: GraphQLSchema;

  /** @param schemas the components that there are besides. */
  constructor(schema: GraphQLSchema, schemas: Record<string, JsonSchema>) {
    this.#schema = schema;
    this.schemas = schemas;
  }

  /** Returns a route's answer, with the record that it is or lists as a reference to a component. */
  referring(route: RestRoute, answer: JsonSchema): JsonSchema {
    const { type, items } = answer as { type?: unknown; items?: JsonSchema };
    if (type === "array" && items?.type === "object") return { ...answer, items: this.#named(route, items) };
    return type === "object" ? this.#named(route, answer) : answer;
  }

  #named(route: RestRoute, schema: JsonSchema): JsonSchema {
    const written = JSON.stringify(schema);
    const name = namesOf(route, this.#schema).find(
      (one) => !this.schemas[one] || JSON.stringify(this.schemas[one]) === written,
    );
    if (!name) return schema;
    this.schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }
}

/** The names for a route's record, best first: its type's, or the call's own where that is taken. */
function namesOf(route: RestRoute, schema: GraphQLSchema): string[] {
  const [field, ...others] = rootFieldsOf(route, schema);
  const own = `${capitalize(operationIdOf(route))}Answer`;
  if (!field || others.length > 0) return [own];
  const type = recordTypeOf(field.type);
  return type ? [type, `${type}Details`, own] : [own];
}

/** The type of a connection's nodes, or the type itself; undefined for a scalar. */
function recordTypeOf(type: GraphQLOutputType): string | undefined {
  const named = getNamedType(type);
  if (!isObjectType(named)) return undefined;
  const edges = named.getFields().edges;
  const edge = edges && getNamedType(edges.type);
  const node = isObjectType(edge) ? edge.getFields().node : undefined;
  return node ? getNamedType(node.type).name : named.name;
}
