import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../../shared/rest/paging.ts";
import { anyOf, booleanOf, namesOf, withNumericId } from "../../shared/rest/parameters.ts";
import { type RestRoute, route } from "../../shared/rest/route.ts";

interface VendorRow {
  id: string;
  categories: { name: string }[];
  [field: string]: unknown;
}

/** The calls on vendors. */
export const vendorRoutes: RestRoute[] = [
  route<{ vendors: { nodes: VendorRow[]; pageInfo: RestPageInfo } }>({
    method: "GET",
    path: "/api/vendors",
    summary: "Vendors, by name",
    query: {
      search: { type: "string", description: "Part of the name or description." },
      category: { type: "string", description: "The slug of a category that it specializes in." },
      verified: { type: "string", description: "true or false." },
      ...pageParameters,
    },
    operation: `query RestVendors($search: String, $filter: VendorFilter, $first: Int!, $after: String) {
      vendors(search: $search, filter: $filter, first: $first, after: $after) {
        nodes {
          id name slug description verified verifiedAt rating reviewCount solutionCount website contactEmail country city
          categories { name }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({
      search: request.query.search,
      filter: { categories: anyOf(request, "category"), verified: booleanOf(request, "verified") },
      ...pageVariables(request),
    }),
    response: ({ vendors }) =>
      vendors.nodes.map(({ categories, ...vendor }) => ({
        ...withNumericId(vendor),
        categories: namesOf(categories),
      })),
    nextCursor: ({ vendors }) => nextOf(vendors.pageInfo),
  }),
];
