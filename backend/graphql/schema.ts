import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { SolutionResolver } from "../modules/solutions/solution.resolver.ts";
import { CategoryResolver } from "../modules/taxonomy/category.resolver.ts";
import { VendorResolver } from "../modules/vendors/vendor.resolver.ts";
import { guardRootFields } from "./authorization.ts";

/** The one schema, with its gate; the web, REST, server rendering and the tests all execute it. */
export function createSchema(): GraphQLSchema {
  return guardRootFields(
    buildSchemaSync({
      resolvers: [CategoryResolver, SolutionResolver, VendorResolver],
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
      validate: false,
    }),
  );
}
