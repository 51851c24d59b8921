import { InMemoryCache } from "@apollo/client";
import { solutionPolicy } from "./policies/solution.ts";
import { solutionsPolicy } from "./policies/solutions.ts";

/** A normalized cache with the rules of every field that pages or looks up. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          solution: solutionPolicy(),
          solutions: solutionsPolicy(),
        },
      },
    },
  });
}
