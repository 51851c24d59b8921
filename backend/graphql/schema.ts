import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { lists, modules } from "../modules.ts";
import { listResolver } from "../shared/listing/list-resolver.ts";
import { guardRootFields } from "./authorization.ts";

/** The schema with its authorization gate; used by HTTP, REST, server rendering and tests alike. */
export function createSchema(): GraphQLSchema {
  const [first, ...others] = [
    ...modules.flatMap((module) => module.resolvers ?? []),
    ...lists.map(listResolver),
  ];
  if (!first) throw new Error("No module brings a resolver.");
  return guardRootFields(
    buildSchemaSync({
      resolvers: [first, ...others],
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
      validate: false,
    }),
  );
}
