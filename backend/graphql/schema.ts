import "reflect-metadata";
import { defaultFieldResolver, type GraphQLSchema, GraphQLString, isObjectType } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync, getMetadataStorage, type PubSub } from "type-graphql";
import { lists, modules } from "../modules.ts";
import { listResolver } from "../shared/listing/list-resolver.ts";
import { guardRootFields } from "./authorization/authorization.ts";
import { tokenAreas } from "./authorization/token-areas.ts";
import { describeForms } from "./schema-checks/describe.ts";

/** The library requires a PubSub for subscriptions, but each of ours specifies its own source of events. */
const NOTHING: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error("A subscription does not say where its events come from.");
  },
};

/** Creates the schema with its authorization gate; used by HTTP, REST, server rendering and tests alike. */
export function createSchema(): GraphQLSchema {
  const [first, ...others] = [
    ...modules.flatMap((module) => module.resolvers ?? []),
    ...lists.map(listResolver),
  ];
  if (!first) throw new Error("No module provides a resolver.");
  // A field without its own resolver is a property; the library's middleware chain costs more than reading
  // it.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = buildSchemaSync({
    resolvers: [first, ...others],
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    validate: false,
    pubSub: NOTHING,
  });
  return answerKnownTexts(
    resolveConnections(
      guardRootFields(describeForms(schema), tokenAreas(modules.map(({ access }) => access ?? {}))),
    ),
  );
}

/** Returns null for empty nullable texts, since the database stores unknown texts as empty strings. */
function answerKnownTexts(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      // Non-null fields always have a value.
      if (field.type !== GraphQLString || field.resolve) continue;
      field.resolve = (source, args, context, info) =>
        defaultFieldResolver(source, args, context, info) || null;
    }
  }
  return schema;
}

/** Connection counts are functions, which compiled queries call only for fields with a resolver. */
function resolveConnections(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith("Connection")) continue;
    for (const field of Object.values(type.getFields())) field.resolve ??= defaultFieldResolver;
  }
  return schema;
}
