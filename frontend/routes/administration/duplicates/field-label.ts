import { vendorFields } from "../../../../backend/modules/catalog/vendors/vendor.fields.ts";

const VENDORS = new Map(Object.entries(vendorFields).map(([name, { label }]) => [name, label]));
const PAPERS: ReadonlyMap<string, string> = new Map([
  ["title", "Title"],
  ["authors", "Authors"],
  ["university", "University"],
  ["category", "Category"],
  ["abstract", "Abstract"],
  ["venue", "Venue"],
  ["publishedDate", "Published"],
  ["citations", "Citations"],
  ["openAccess", "Open access"],
  ["fullTextUrl", "Full text"],
  ["doi", "DOI"],
]);

/** Returns the label of a vendor's field by its name, such as "Year founded". */
export const vendorFieldLabel = (name: string): string => VENDORS.get(name) ?? name;

/** Returns the label of a paper's field by its name, such as "Full text". */
export const paperFieldLabel = (name: string): string => PAPERS.get(name) ?? name;
