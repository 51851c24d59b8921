import { CATALOG_FORMS } from "../../../../backend/modules/administration/catalog-editor/forms/forms.rules.ts";
import { vendorFields } from "../../../../backend/modules/catalog/vendors/vendor.fields.ts";

const VENDORS = new Map(Object.entries(vendorFields).map(([name, { label }]) => [name, label]));
const PAPERS = new Map(CATALOG_FORMS.papers.fields.map(({ name, label }) => [name, label]));

/** Returns the label of a vendor's field by its name, such as "Year founded". */
export const vendorFieldLabel = (name: string): string => VENDORS.get(name) ?? name;

/** Returns the label of a paper's field by its name, such as "Full text". */
export const paperFieldLabel = (name: string): string => PAPERS.get(name) ?? name;
