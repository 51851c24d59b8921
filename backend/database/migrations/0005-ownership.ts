import { Migration } from "@mikro-orm/migrations";
import { addCategoryKinds } from "./0005-ownership/categories.ts";
import { createOrganizations } from "./0005-ownership/organizations.ts";
import { addOwners } from "./0005-ownership/owners.ts";
import { createSlugOf, dropSlugOf } from "./0005-ownership/slug-of.ts";

/** Organizations and their members, ownership of records, and categories of every kind as rows. */
export class Ownership extends Migration {
  override up(): void {
    for (const sql of [createSlugOf, ...createOrganizations, ...addOwners, ...addCategoryKinds, dropSlugOf]) {
      this.addSql(sql);
    }
  }
}
