import type { CsvColumns } from "../../shared/csv.ts";
import { NotFoundError } from "../../shared/errors.ts";
import { listFile, listRoute } from "../../shared/listing/list-route.ts";
import { anyList } from "../../shared/listing/read-list.ts";
import { namesInCell, namesOf, withNumericId } from "../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../shared/rest-table/route.ts";
import { vendorList } from "./vendor.list.ts";

interface VendorRow {
  id: string;
  categories: { name: string }[];
  [field: string]: unknown;
}

/** The fields of a vendor in CSV downloads. */
interface VendorLine {
  id: string;
  name: string;
  description: string;
  verified: boolean;
  rating: number;
  reviewCount: number;
  solutionCount: number;
  website: string | null;
  contactEmail: string | null;
  country: string | null;
  city: string | null;
  categories: { name: string }[];
  updatedAt: string;
}

const columns: CsvColumns<VendorLine> = {
  Id: ({ id }) => Number(id),
  Name: ({ name }) => name,
  Description: ({ description }) => description,
  Verified: ({ verified }) => verified,
  Specializations: ({ categories }) => namesInCell(categories),
  Solutions: ({ solutionCount }) => solutionCount,
  Rating: ({ rating }) => rating,
  Reviews: ({ reviewCount }) => reviewCount,
  Website: ({ website }) => website,
  Email: ({ contactEmail }) => contactEmail,
  Country: ({ country }) => country,
  City: ({ city }) => city,
  Updated: ({ updatedAt }) => updatedAt,
};

const VENDOR_FIELDS = `id name slug description verified verifiedAt rating reviewCount solutionCount website
  contactEmail country city categories { name }`;

const toVendor = ({ categories, ...vendor }: VendorRow) => ({
  ...withNumericId(vendor),
  categories: namesOf(categories),
});

/** REST endpoints of vendors. */
export const vendorRoutes: RestRoute[] = [
  listRoute<VendorRow>(anyList(vendorList), {
    path: "/api/vendors",
    summary: "Vendors, by name",
    node: VENDOR_FIELDS,
    response: (vendors) => vendors.map(toVendor),
  }),
  route<{ vendor: VendorRow | null }>({
    method: "GET",
    path: "/api/vendors/{id}",
    summary: "One vendor",
    operation: `query RestVendor($id: ID!) { vendor(id: $id) { ${VENDOR_FIELDS} } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: ({ vendor }) => {
      if (!vendor) throw new NotFoundError("This vendor doesn't exist.");
      return toVendor(vendor);
    },
  }),
  listFile<VendorLine>(anyList(vendorList), {
    summary: "Vendors as CSV, by name",
    node: `id name description verified rating reviewCount solutionCount website contactEmail country city updatedAt
      categories { name }`,
    columns,
  }),
];
