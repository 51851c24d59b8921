import { personalDataBySql } from "../../../shared/personal-data.ts";

/** A person's linked accounts at providers. */
export const providerData = personalDataBySql({
  section: "account",
  tables: ["linked_identities", "provider_sign_ins"],
  collect: {
    linkedIdentities: `select provider, issuer, subject, email, created_at as "createdAt",
      last_used_at as "lastUsedAt" from linked_identities where user_id = ? order by id`,
  },
  erase: [
    "delete from linked_identities where user_id = ?",
    "delete from provider_sign_ins where user_id = ?",
  ],
});
