import { Catalogue } from "./0001-catalogue.ts";
import { Accounts } from "./0002-accounts.ts";
import { PublicRecords } from "./0003-public-records.ts";
import { Blog } from "./0004-blog.ts";
import { Ownership } from "./0005-ownership.ts";
import { Capabilities } from "./0006-capabilities.ts";
import { FreeTier } from "./0007-free-tier.ts";
import { Changes } from "./0008-changes.ts";
import { CountsAndSearch } from "./0009-counts-and-search.ts";
import { AccountSafety } from "./0010-account-safety.ts";
import { AuditTrail } from "./0011-audit-trail.ts";
import { SearchAtScale } from "./0012-search-at-scale.ts";
import { Shortlists } from "./0013-shortlists.ts";
import { Reviews } from "./0014-reviews.ts";
import { ExactCounts } from "./0015-exact-counts.ts";
import { CommentVersions } from "./0016-comment-versions.ts";
import { Applications } from "./0017-applications.ts";
import { Conversations } from "./0018-conversations.ts";
import { Claims } from "./0019-claims.ts";
import { SearchChanges } from "./0025-search-changes.ts";
import { SearchSynonyms } from "./0026-search-synonyms.ts";

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
  { name: "0010-account-safety", class: AccountSafety },
  { name: "0011-audit-trail", class: AuditTrail },
  { name: "0012-search-at-scale", class: SearchAtScale },
  { name: "0013-shortlists", class: Shortlists },
  { name: "0014-reviews", class: Reviews },
  { name: "0015-exact-counts", class: ExactCounts },
  { name: "0016-comment-versions", class: CommentVersions },
  { name: "0017-applications", class: Applications },
  { name: "0018-conversations", class: Conversations },
  { name: "0019-claims", class: Claims },
  { name: "0025-search-changes", class: SearchChanges },
  { name: "0026-search-synonyms", class: SearchSynonyms },
];
