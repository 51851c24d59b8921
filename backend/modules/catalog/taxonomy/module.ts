import type { Module } from "../../../shared/module.ts";
import { Category } from "./category.entity.ts";
import { CategoryResolver } from "./category.resolver.ts";
import { Sport } from "./sport.entity.ts";

/** Categories, sports and levels that classify records. */
export const taxonomy: Module = {
  entities: [Category, Sport],
  resolvers: [CategoryResolver],
  access: {
    area: "catalog",
    operations: {
      "Query.categories": "everyone",
      "Query.sports": "everyone",
    },
  },
};
