import { type GraphQLSchema, isObjectType } from "graphql";

const ROOTS: Readonly<Record<string, string>> = {
  Query: "What can be read.",
  Mutation: "What can be changed; each field is one transaction unless it says otherwise.",
  Subscription: "What can be subscribed to, as server-sent events.",
};

/**
 * Describes elements that have the same form everywhere, so that they are worded once: the roots,
 * connections, edges, and ids. All others are described where they are declared; the schema check finds those
 * that aren't.
 */
export function describeForms(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    type.description ??= ROOTS[type.name] ?? formOf(type.name);
    const { id } = type.getFields();
    if (id) id.description ??= `Unique among all objects of the type ${type.name}; never changes.`;
  }
  return schema;
}

function formOf(name: string): string | undefined {
  const [, node, form] = /^(.+)(Connection|Edge)$/.exec(name) ?? [];
  if (form === "Connection") return `A page of a list whose items are of the type ${node}.`;
  return form && `An item of the type ${node}, and its position in the list.`;
}
