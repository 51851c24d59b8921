import type { Context } from "../../shared/context.ts";
import { readRow } from "../../shared/rows/read-rows.ts";
import type { Row } from "../../shared/rows/row.ts";
import type { Selection } from "../../shared/rows/selection.ts";
import { Vendor } from "./vendor.entity.ts";

/** The vendor with this id, or null. */
export function findVendor({ em }: Context, id: string, selection: Selection): Promise<Row<Vendor> | null> {
  return readRow(em, Vendor, id, selection);
}
