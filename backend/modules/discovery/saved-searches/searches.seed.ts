import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { DAY, daysBefore } from "../../../shared/days/days.ts";
import type { ListQuery } from "../../../shared/listing/list-query.ts";
import { newToken } from "../../../shared/secret-token.ts";
import { demoOwners } from "../../marketplace/organizations/organization.seed.ts";
import { nextLook } from "./alerts/schedule.ts";
import { SavedSearch } from "./saved-search.entity.ts";
import type { SearchAlert } from "./search-alert.ts";

interface SearchRow {
  account: string;
  name: string;
  list: string;
  query: ListQuery;
  sort: string;
  alert: SearchAlert;
  weekday?: number;
  daysAgo: number;
}

/** How many days ago the demo accounts last visited their searches; records published since have turn 2. */
const VISITED = 14;

/** Seeds the demo accounts' saved searches; their alerts start with records published after the start. */
export async function seedSearches(em: EntityManager, today: Date): Promise<void> {
  await em.execute("update publications set turn = case when published_at < ? then 1 else 2 end", [
    daysBefore(today, VISITED),
  ]);
  const { account } = await demoOwners(em, today);
  for (const { account: username, daysAgo, weekday, ...row } of readRows<SearchRow>("saved/searches.json")) {
    const owner = account(username);
    if (!owner) continue;
    const createdAt = daysBefore(today, daysAgo);
    em.create(SavedSearch, {
      ...row,
      owner,
      weekday: weekday ?? null,
      toldTurn: 2,
      visitedTurn: 1,
      nextAt: nextLook(row.alert, weekday, new Date(today.getTime() + DAY)),
      unsubscribeKey: newToken(),
      version: 1,
      createdAt,
      updatedAt: createdAt,
    });
  }
}
