import { vendorFields } from "../../../../backend/modules/catalog/vendors/vendor.fields.ts";

const LABELS = new Map(Object.entries(vendorFields).map(([name, { label }]) => [name, label]));

/** Returns the label of a vendor's field by its name, such as "Year founded". */
export const fieldLabel = (name: string): string => LABELS.get(name) ?? name;
