import { Migration } from "@mikro-orm/migrations";
import { solutionKind } from "../../modules/catalog/solutions/solution.fields.ts";
import { vendorKind } from "../../modules/catalog/vendors/vendor.fields.ts";
import { renewTriggers } from "../record-triggers.ts";

const ADDRESS = String.raw`^https://(www\.youtube\.com/watch\?v=[\w-]{11}|vimeo\.com/\d{5,12}(/[0-9a-f]{6,16})?)$`;

/** A video that a vendor shows of itself or of a solution, at YouTube or Vimeo. */
export class Videos extends Migration {
  override up(): void {
    for (const kind of [vendorKind, solutionKind]) {
      this.addSql(`alter table ${kind.table} add column video_url text check (video_url ~ '${ADDRESS}')`);
      for (const sql of renewTriggers(kind)) this.addSql(sql);
    }
  }
}
