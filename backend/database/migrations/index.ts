import { Catalogue } from "./0001-catalogue.ts";
import { Accounts } from "./0002-accounts.ts";
import { PublicRecords } from "./0003-public-records.ts";
import { Blog } from "./0004-blog.ts";
import { Ownership } from "./0005-ownership.ts";
import { Capabilities } from "./0006-capabilities.ts";
import { FreeTier } from "./0007-free-tier.ts";
import { Changes } from "./0008-changes.ts";
import { CountsAndSearch } from "./0009-counts-and-search.ts";

/** All migrations, in order; names must never change once they have run anywhere. */
export const migrations = [
  { name: "0001-catalogue", class: Catalogue },
  { name: "0002-accounts", class: Accounts },
  { name: "0003-public-records", class: PublicRecords },
  { name: "0004-blog", class: Blog },
  { name: "0005-ownership", class: Ownership },
  { name: "0006-capabilities", class: Capabilities },
  { name: "0007-free-tier", class: FreeTier },
  { name: "0008-changes", class: Changes },
  { name: "0009-counts-and-search", class: CountsAndSearch },
];
