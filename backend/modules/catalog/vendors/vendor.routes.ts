import { NotFoundError } from "../../../shared/errors.ts";
import { csvColumns, csvSelection, restSelection } from "../../../shared/fields/stored.ts";
import { listFile, listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { namesInCell, namesOf, withNumericId } from "../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import type { CsvColumns } from "../../../shared/text/csv.ts";
import { vendorFields } from "./vendor.fields.ts";
import { vendorList } from "./vendor.list.ts";

interface VendorRow {
  id: string;
  categories: { name: string }[];
  logo: { url: string } | null;
  screenshots: { url: string }[];
  [field: string]: unknown;
}

/** The columns of a vendor in CSV downloads, in addition to its declared fields. */
interface VendorLine {
  id: string;
  verified: boolean;
  rating: number;
  reviewCount: number;
  solutionCount: number;
  categories: { name: string }[];
  updatedAt: string;
}

const { Name, Description, ...further } = csvColumns(vendorFields);

const columns: CsvColumns<VendorLine> = {
  Id: ({ id }) => Number(id),
  Name,
  Description,
  Verified: ({ verified }) => verified,
  Specializations: ({ categories }) => namesInCell(categories),
  Solutions: ({ solutionCount }) => solutionCount,
  Rating: ({ rating }) => rating,
  Reviews: ({ reviewCount }) => reviewCount,
  ...further,
  Updated: ({ updatedAt }) => updatedAt,
};

const VENDOR_FIELDS = `id name slug description verified verifiedAt rating reviewCount solutionCount
  ${restSelection(vendorFields)} categories { name } logo { url } screenshots { url }`;

const toVendor = ({ categories, logo, screenshots, ...vendor }: VendorRow) => ({
  ...withNumericId(vendor),
  categories: namesOf(categories),
  logo: logo?.url ?? null,
  screenshots: screenshots.map(({ url }) => url),
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
    node: `id verified rating reviewCount solutionCount ${csvSelection(vendorFields)} updatedAt categories { name }`,
    columns,
  }),
];
