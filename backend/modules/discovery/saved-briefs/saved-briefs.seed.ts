import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { DAY, daysBefore } from "../../../shared/days/days.ts";
import { newToken } from "../../../shared/secret-token.ts";
import { demoOwners } from "../../marketplace/organizations/organization.seed.ts";
import type { Criteria } from "../briefs/brief.ts";
import { nextLook } from "../saved-searches/alerts/schedule.ts";
import type { SearchAlert } from "../saved-searches/search-alert.ts";
import { SavedBrief } from "./saved-brief.entity.ts";

interface BriefRow extends Criteria {
  account: string;
  name: string;
  text: string;
  alert: SearchAlert;
  weekday?: number;
  daysAgo: number;
}

/**
 * Seeds the demo accounts' saved briefs. Solutions published in the last two weeks, in turn 2, are new
 * matches; alerts start with solutions published after the start.
 */
export async function seedSavedBriefs(em: EntityManager, today: Date): Promise<void> {
  const { account } = await demoOwners(em, today);
  for (const { account: username, daysAgo, weekday, ...row } of readRows<BriefRow>("saved/briefs.json")) {
    const owner = account(username);
    if (!owner) continue;
    const createdAt = daysBefore(today, daysAgo);
    const { sports, must, should, wont, integrations } = row;
    em.create(SavedBrief, {
      ...row,
      owner,
      weekday: weekday ?? null,
      matchedTurn: 1,
      toldTurn: 2,
      visitedTurn: 1,
      sports: [...sports],
      must: [...must],
      should: [...should],
      wont: [...wont],
      integrations: [...integrations],
      quantities: [],
      places: [],
      nextAt: nextLook(row.alert, weekday, new Date(today.getTime() + DAY)),
      unsubscribeKey: newToken(),
      version: 1,
      createdAt,
      updatedAt: createdAt,
    });
  }
}
