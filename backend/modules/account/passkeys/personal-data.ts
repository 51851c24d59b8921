import { personalDataBySql } from "../../../shared/personal-data.ts";

/** A person's passkeys, without their keys. */
export const passkeyData = personalDataBySql({
  section: "account",
  tables: ["passkeys", "passkey_challenges"],
  collect: {
    passkeys: `select name, backed_up as "backedUp", transports, created_at as "createdAt",
      last_used_at as "lastUsedAt" from passkeys where user_id = ? order by id`,
  },
  erase: ["delete from passkeys where user_id = ?", "delete from passkey_challenges where user_id = ?"],
});
