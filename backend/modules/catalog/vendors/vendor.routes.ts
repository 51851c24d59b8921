import { NotFoundError } from "../../../shared/errors.ts";
import { csvColumns, csvSelection, restSelection } from "../../../shared/fields/stored.ts";
import { labelOf } from "../../../shared/listing/filter.ts";
import { listFile, listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { toWord } from "../../../shared/listing/words.ts";
import { namesInCell, namesOf, withNumericId } from "../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import type { CsvColumns } from "../../../shared/text/csv.ts";
import { PICTURES_OF_LINE, type PicturesOfLine, pictureCells } from "../../platform/media/picture-cells.ts";
import { vendorFields } from "./vendor.fields.ts";
import { vendorList } from "./vendor.list.ts";

interface VendorRow {
  id: string;
  stage: string | null;
  headcountBand: string | null;
  revenueBand: string | null;
  certifications: string[];
  categories: { name: string }[];
  logo: { url: string } | null;
  screenshots: { url: string }[];
  fundingRounds: { kind: string; source: string | null }[];
  facts: { source: string | null }[];
  [field: string]: unknown;
}

/** The columns of a vendor in CSV downloads, in addition to its declared fields. */
interface VendorLine extends PicturesOfLine {
  id: string;
  stage: string | null;
  headcountBand: string | null;
  revenueBand: string | null;
  certifications: string[];
  totalFunding: number | null;
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
  Stage: ({ stage }) => stage && labelOf(vendorList.filters.stages, stage),
  Headcount: ({ headcountBand }) =>
    headcountBand && labelOf(vendorList.filters.headcountBands, headcountBand),
  Revenue: ({ revenueBand }) => revenueBand && labelOf(vendorList.filters.revenueBands, revenueBand),
  Certifications: ({ certifications }) =>
    certifications.map((one) => labelOf(vendorList.filters.certifications, one)).join("; "),
  "Total funding (USD)": ({ totalFunding }) => totalFunding,
  ...pictureCells,
  Updated: ({ updatedAt }) => updatedAt,
};

const VENDOR_FIELDS = `id name slug description verified verifiedAt rating reviewCount solutionCount
  ${restSelection(vendorFields)} totalFunding latestRoundAt categories { name } logo { url } screenshots { url }
  fundingRounds { kind year month day amount currency investors source }
  facts { field source confirmedAt isOld }`;

const wordOrNull = (name: string | null) => name && toWord(name);

const toVendor = ({
  categories,
  logo,
  screenshots,
  stage,
  headcountBand,
  revenueBand,
  certifications,
  fundingRounds,
  facts,
  ...vendor
}: VendorRow) => ({
  ...withNumericId(vendor),
  fundingRounds: fundingRounds.map((round) => ({
    ...round,
    kind: toWord(round.kind),
    source: wordOrNull(round.source),
  })),
  facts: facts.map((fact) => ({ ...fact, source: wordOrNull(fact.source) })),
  stage: wordOrNull(stage),
  headcountBand: wordOrNull(headcountBand),
  revenueBand: wordOrNull(revenueBand),
  certifications: certifications.map(toWord),
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
    node: `id verified rating reviewCount solutionCount ${csvSelection(vendorFields)} updatedAt totalFunding categories { name } ${PICTURES_OF_LINE}`,
    columns,
  }),
];
