import { listRoute } from "../../shared/listing/list-route.ts";
import { anyList } from "../../shared/listing/read-list.ts";
import { namesOf, withNumericId } from "../../shared/rest-table/parameters.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { vendorList } from "./vendor.list.ts";

interface VendorRow {
  id: string;
  categories: { name: string }[];
  [field: string]: unknown;
}

/** REST endpoints of vendors. */
export const vendorRoutes: RestRoute[] = [
  listRoute<VendorRow>(anyList(vendorList), {
    path: "/api/vendors",
    summary: "Vendors, by name",
    node: `id name slug description verified verifiedAt rating reviewCount solutionCount website contactEmail country
      city categories { name }`,
    response: (vendors) =>
      vendors.map(({ categories, ...vendor }) => ({
        ...withNumericId(vendor),
        categories: namesOf(categories),
      })),
  }),
];
