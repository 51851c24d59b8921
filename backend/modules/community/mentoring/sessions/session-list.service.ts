import type { EntityManager } from "@mikro-orm/postgresql";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { daysFromNow } from "../../../../shared/days/days.ts";
import type { Page, PageArguments } from "../../../../shared/paging/connection.ts";
import { findPage } from "../../../../shared/paging/keyset.ts";
import { MentoringSession } from "./session.entity.ts";
import { type SessionTime, STANDING } from "./session-status.ts";

const of = (person: number) => ({ $or: [{ mentor: person }, { student: person }] });

/** Returns a page of the viewer's sessions, as mentor or student. */
export function listSessions(
  context: Context,
  page: PageArguments,
  when: SessionTime,
): Promise<Page<MentoringSession>> {
  const isUpcoming = when === "upcoming";
  const now = new Date();
  const direction = isUpcoming ? ("asc" as const) : ("desc" as const);
  return findPage(context.em, MentoringSession, page, {
    where: {
      $and: [
        of(personOf(context).id),
        isUpcoming
          ? { status: { $in: [...STANDING] }, endsAt: { $gt: now } }
          : { $or: [{ status: { $nin: [...STANDING] } }, { endsAt: { $lte: now } }] },
      ],
    },
    orderBy: [{ startsAt: direction }, { id: direction }],
    populate: ["mentor", "student"],
    strategy: "joined",
  });
}

/**
 * Returns a person's sessions that begin in a period and weren't declined, earliest first, in one statement.
 */
export function sessionsOf(
  em: EntityManager,
  person: number,
  { daysBack, daysAhead, most }: { daysBack: number; daysAhead: number; most: number },
): Promise<MentoringSession[]> {
  return em.find(
    MentoringSession,
    {
      ...of(person),
      status: { $ne: "declined" },
      startsAt: { $gte: daysFromNow(-daysBack), $lte: daysFromNow(daysAhead) },
    },
    {
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      limit: most,
      populate: ["mentor", "student"],
      strategy: "joined",
    },
  );
}
