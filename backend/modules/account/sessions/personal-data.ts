import type { PersonalData } from "../../../shared/personal-data.ts";
import { Session } from "./session.entity.ts";

/** A user's sessions. */
export const sessionData: PersonalData = {
  section: "account",
  tables: ["sessions"],
  collect: async (em, userId) => {
    const sessions = await em.find(Session, { user: userId }, { orderBy: { id: "asc" } });
    return { sessions: sessions.map(fieldsOf) };
  },
  erase: async (em, userId) => {
    await em.nativeDelete(Session, { user: userId });
  },
};

function fieldsOf({ userAgent, address, createdAt, lastUsedAt, expiresAt }: Session) {
  return { userAgent, address, createdAt, lastUsedAt, expiresAt };
}
