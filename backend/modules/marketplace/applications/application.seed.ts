import type { EntityManager } from "@mikro-orm/postgresql";
import { find } from "../../../demo/lookup.ts";
import { readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { User } from "../../account/identity/user.entity.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import { Application, ApplicationStep } from "./application.entity.ts";
import type { ApplicationStatus } from "./application-status.ts";

interface ApplicationRow {
  account: string;
  kind: "opportunity" | "collaboration";
  /** The title of the record applied for. */
  title: string;
  affiliation: string;
  text: string;
  links: string[];
  /** When a draft that was never submitted last changed. */
  draftDaysAgo?: number;
  /** The account that made the step; the applicant if omitted. */
  steps: { status: ApplicationStatus; daysAgo: number; by?: string; message?: string }[];
}

/** The demo accounts' applications in each status; those of deleted accounts are omitted. */
export const seedApplications = (em: EntityManager, today: Date): Promise<void> =>
  seedApplicationsOf(em, today, "applications/applications.json");

/** Adds the applications of a file of the demo's data, whose records exist. */
export async function seedApplicationsOf(em: EntityManager, today: Date, file: string): Promise<void> {
  const rows = readRows<ApplicationRow>(file);
  const titles = rows.map(({ title }) => title);
  const users = new Map((await em.find(User, { isDemo: true })).map((user) => [user.username, user]));
  const byTitle = <Row extends { title: string }>(found: Row[]) =>
    new Map(found.map((row) => [row.title, row]));
  const opportunities = byTitle(await em.find(Opportunity, { title: { $in: titles } }));
  const collaborations = byTitle(await em.find(Collaboration, { title: { $in: titles } }));
  for (const { account, kind, title, draftDaysAgo = 0, steps, ...fields } of rows) {
    const applicant = users.get(account);
    if (!applicant) continue;
    const [last, submitted] = [steps.at(-1), steps.findLast(({ status }) => status === "submitted")];
    const changedAt = daysBefore(today, last?.daysAgo ?? draftDaysAgo);
    const submittedAt = submitted ? daysBefore(today, submitted.daysAgo) : null;
    const application = em.create(Application, {
      ...fields,
      ...(kind === "opportunity"
        ? { opportunity: find(opportunities, title) }
        : { collaboration: find(collaborations, title) }),
      applicant,
      contactEmail: applicant.email,
      status: last?.status ?? "draft",
      submittedAt,
      createdAt: submittedAt ?? changedAt,
      updatedAt: changedAt,
      version: steps.length + 1,
    });
    for (const { status, daysAgo, by = account, message = "" } of steps)
      em.create(ApplicationStep, {
        application,
        status,
        message,
        actor: users.get(by) ?? null,
        createdAt: daysBefore(today, daysAgo),
      });
  }
}
