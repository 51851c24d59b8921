import "reflect-metadata";
import { defaultFieldResolver, type GraphQLSchema, GraphQLString, isObjectType } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync, getMetadataStorage, type PubSub } from "type-graphql";
import { lists, modules } from "../modules.ts";
import { listResolver } from "../shared/listing/list-resolver.ts";
import { guardRootFields } from "./authorization/authorization.ts";
import { tokenAreas } from "./authorization/token-areas.ts";
import { describeForms } from "./documents/describe.ts";

/** The library wants one to have subscriptions; each of ours says itself where its events come from. */
const NOTHING: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error("A subscription does not say where its events come from.");
  },
};

/** The schema with its authorization gate; used by HTTP, REST, server rendering and tests alike. */
export function createSchema(): GraphQLSchema {
  const [first, ...others] = [
    ...modules.flatMap((module) => module.resolvers ?? []),
    ...lists.map(listResolver),
  ];
  if (!first) throw new Error("No module provides a resolver.");
  // A field without a resolver of its own is a property; the library's chain of middlewares costs more than reading it.
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

/** A text that may be unknown is null then: the database keeps an empty one. */
function answerKnownTexts(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      // Those that are not null are said to be there.
      if (field.type !== GraphQLString || field.resolve) continue;
      field.resolve = (source, args, context, info) =>
        defaultFieldResolver(source, args, context, info) || null;
    }
  }
  return schema;
}

/** The counts of a connection are functions, which compiled queries call only where a field has a resolver. */
function resolveConnections(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith("Connection")) continue;
    for (const field of Object.values(type.getFields())) field.resolve ??= defaultFieldResolver;
  }
  return schema;
}
