import { personalDataBySql } from "../../../shared/personal-data.ts";

/** A person's webhooks, without their secrets. */
export const webhookData = personalDataBySql({
  section: "account",
  tables: ["webhook_endpoints"],
  collect: {
    webhooks: `select url, events, enabled, created_at as "createdAt" from webhook_endpoints
      where owner_id = ? order by id`,
  },
  erase: ["delete from webhook_endpoints where owner_id = ?"],
});
