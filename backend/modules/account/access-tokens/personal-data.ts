import { personalDataBySql } from "../../../shared/personal-data.ts";

/** A person's access tokens, without their secrets. */
export const accessTokenData = personalDataBySql({
  section: "account",
  tables: ["access_tokens"],
  collect: {
    accessTokens: `select name, hint, scopes, created_at as "createdAt", expires_at as "expiresAt",
      last_used_at as "lastUsedAt", last_used_from as "lastUsedFrom"
      from access_tokens where user_id = ? order by id`,
  },
  erase: ["delete from access_tokens where user_id = ?"],
});
