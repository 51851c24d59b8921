import {
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";

/** A sample date and time that no real field has, by which date-times are recognized in a response. */
const MOMENT = "2001-02-03T04:05:06.000Z";
const DAY = "2001-02-03";

/** A change to one sample at a place: null, or another value of an enum. */
interface Variation {
  readonly place: string;
  readonly value: unknown;
}

/** Sample data of an operation, generated from the schema's types, and its possible variations. */
export interface Sample {
  readonly data: Record<string, unknown>;
  readonly variations: readonly Variation[];
}

/** Generates the data of an operation from the types of its fields, with `variation` applied at its place. */
export function sampleOf(schema: GraphQLSchema, document: DocumentNode, variation?: Variation): Sample {
  const [definition] = document.definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The document holds one operation.");
  const root = schema.getRootType(definition.operation);
  const variations: Variation[] = [];

  const valueFor = (type: GraphQLOutputType, node: FieldNode, place: string): unknown => {
    if (!isNonNullType(type)) variations.push({ place, value: null });
    const bare = isNonNullType(type) ? type.ofType : type;
    if (variation?.place === place) return variation.value;
    if (isListType(bare)) return [valueFor(bare.ofType, node, `${place}[]`)];
    const named = getNamedType(bare);
    if (isEnumType(named)) {
      const names = named.getValues().map(({ name }) => name);
      variations.push(...names.map((value) => ({ place, value })));
      return names[0];
    }
    return node.selectionSet ? objectOf(named.name, node.selectionSet, place) : scalarOf(named.name);
  };

  const objectOf = (typeName: string, { selections }: SelectionSetNode, place: string) => {
    const object: Record<string, unknown> = {};
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const narrowed = selection.typeCondition?.name.value ?? typeName;
        Object.assign(object, objectOf(narrowed, selection.selectionSet, place));
      }
      if (selection.kind !== Kind.FIELD) continue;
      const type = schema.getType(typeName);
      const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
      if (!field) continue;
      const key = selection.alias?.value ?? selection.name.value;
      object[key] = valueFor(field.type, selection, `${place}.${key}`);
    }
    return object;
  };

  return { data: objectOf(root?.name ?? "", definition.selectionSet, ""), variations };
}

function scalarOf(name: string): unknown {
  if (name === "ID") return "7";
  if (name === "Int") return 3;
  if (name === "Float") return 0.5;
  if (name === "Boolean") return true;
  if (/^Date/.test(name)) return MOMENT;
  return name === "LocalDate" ? DAY : "some text";
}

/** Returns the format of a generated value, if it has one. */
export function formatOf(text: string): string | undefined {
  if (text === MOMENT) return "date-time";
  return text === DAY ? "date" : undefined;
}
