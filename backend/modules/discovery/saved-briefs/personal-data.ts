import type { PersonalData } from "../../../shared/personal-data.ts";
import { briefsOf } from "./described.ts";
import { inputOf } from "./known-matches.ts";
import { MAX_BRIEFS } from "./saved-brief.rules.ts";

/** A user's saved briefs. */
export const savedBriefData: PersonalData = {
  section: "savedBriefs",
  tables: ["saved_briefs"],
  collect: async (em, userId) => {
    const briefs = await briefsOf(em, userId, MAX_BRIEFS);
    return briefs.map((brief) => ({
      name: brief.name,
      ...inputOf(brief),
      alert: brief.alert,
      weekday: brief.weekday ?? null,
      shared: Boolean(brief.shareToken),
      createdAt: brief.createdAt,
      updatedAt: brief.updatedAt,
      lastLetterAt: brief.toldAt ?? null,
    }));
  },
  erase: async (em, userId) => {
    await em.execute("delete from saved_briefs where owner_id = ?", [userId]);
  },
};
