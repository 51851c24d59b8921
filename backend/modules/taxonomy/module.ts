import type { Module } from "../../shared/module.ts";
import { Category } from "./category.entity.ts";
import { CategoryResolver } from "./category.resolver.ts";
import { Sport } from "./sport.entity.ts";

/** What solutions, vendors and opportunities are told apart by. */
export const taxonomy: Module = {
  entities: [Category, Sport],
  resolvers: [CategoryResolver],
  access: {
    operations: {
      "Query.categories": "everyone",
    },
  },
};
