import { Migration } from "@mikro-orm/migrations";

/** The vendor that an application is made for. */
export class ApplicationsForVendors extends Migration {
  override up(): void {
    this.addSql("alter table applications add vendor_id integer references vendors on delete set null");
    this.addSql(
      "create index applications_for_vendor on applications (vendor_id) where vendor_id is not null",
    );
  }
}
