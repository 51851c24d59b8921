import type { VendorSort } from "../../graphql/schema.generated.ts";

/** The orders of a list, in words. */
export const sortLabels: Record<VendorSort, string> = {
  NAME: "Name, A to Z",
  RATING: "Best rated",
  NEWEST: "Newest",
};
