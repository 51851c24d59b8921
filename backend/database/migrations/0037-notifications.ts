import { Migration } from "@mikro-orm/migrations";
import { tellArrivals } from "./0037-notifications/arrivals.ts";
import { createNotifications } from "./0037-notifications/notifications.ts";

/** What people are told, how often by mail, and what tells every process of it at once. */
export class Notifications extends Migration {
  override up(): void {
    for (const sql of [...createNotifications, ...tellArrivals]) this.addSql(sql);
  }
}
