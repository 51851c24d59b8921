import { Migration } from "@mikro-orm/migrations";
import { tellArrivals } from "./0037-notifications/arrivals.ts";
import { createNotifications } from "./0037-notifications/notifications.ts";

/** Notifications, their email preferences, and the messages that inform every process immediately. */
export class Notifications extends Migration {
  override up(): void {
    for (const sql of [...createNotifications, ...tellArrivals]) this.addSql(sql);
  }
}
