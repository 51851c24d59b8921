import { nextOf, pageParameters, pageVariables, type RestPageInfo } from "../paging.ts";
import { type RestRoute, route } from "../route.ts";

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
    query: { search: { type: "string", description: "Part of the name or description." }, ...pageParameters },
    operation: `query RestVendors($search: String, $first: Int!, $after: String) {
      vendors(search: $search, first: $first, after: $after) {
        nodes {
          id name slug description verified verifiedAt rating website contactEmail country city
          categories { name }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({ search: request.query.search, ...pageVariables(request) }),
    response: ({ vendors }) =>
      vendors.nodes.map(({ id, categories, ...fields }) => ({
        id: Number(id),
        ...fields,
        categories: categories.map(({ name }) => name),
      })),
    nextCursor: ({ vendors }) => nextOf(vendors.pageInfo),
  }),
];
