import { Migration } from "@mikro-orm/migrations";
import { tellCategoriesApart } from "./0005-ownership/categories.ts";
import { createOrganizations } from "./0005-ownership/organizations.ts";
import { giveOwners } from "./0005-ownership/owners.ts";
import { createSlugOf, dropSlugOf } from "./0005-ownership/slug-of.ts";

/** Organizations and their members, who owns what, and the categories of every kind as rows. */
export class Ownership extends Migration {
  override up(): void {
    for (const sql of [
      createSlugOf,
      ...createOrganizations,
      ...giveOwners,
      ...tellCategoriesApart,
      dropSlugOf,
    ]) {
      this.addSql(sql);
    }
  }
}
