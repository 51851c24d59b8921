import { type Addressed, recordPath } from "../record/record-path.ts";

/** The path of a vendor's page. */
export const vendorPath = (vendor: Addressed) => recordPath("/vendors", vendor);
