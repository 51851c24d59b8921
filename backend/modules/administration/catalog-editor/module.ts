import type { Module } from "../../../shared/module.ts";
import { CatalogResolver } from "./catalog.resolver.ts";
import { catalogFileRoutes } from "./catalog-files.routes.ts";

/** The editor in which administrators manage every kind of the catalog. */
export const catalogEditor: Module = {
  resolvers: [CatalogResolver],
  access: {
    area: "catalog",
    operations: {
      "Mutation.createCatalogRecord": "administrators",
      "Mutation.removeCatalogRecord": "administrators",
      "Mutation.updateCatalogRecord": "administrators",
      "Query.catalogCategories": "administrators",
      "Query.catalogEntry": "administrators",
      "Query.catalogRecords": "administrators",
    },
    restCalls: {
      "GET /api/admin/catalog.csv": "administrators",
    },
  },
  restRoutes: catalogFileRoutes,
};
