import { connectionPolicy } from "./connection.ts";

/** `Query.solutions`: a list of its own for every search, filter and order. */
export const solutionsPolicy = () => connectionPolicy(["search", "filter", "sort"]);
