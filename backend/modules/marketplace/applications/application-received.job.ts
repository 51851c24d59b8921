import type { EntityManager } from "@mikro-orm/postgresql";
import type { Job } from "../../../shared/job.ts";
import { User } from "../../account/identity/user.entity.ts";
import { notify } from "../../account/notifications/notify.ts";
import { OrganizationMember } from "../organizations/organization-member.entity.ts";
import { Application } from "./application.entity.ts";
import { arrivalNews } from "./application-news.ts";
import { type AppliedRecord, appliedOf } from "./applied-record.ts";

/** The maximum number of people who are notified of one application. */
const MAX_RECIPIENTS = 20;

/** Matches active accounts. */
const REACHABLE = { isActive: true, anonymizedAt: null, deletionDueAt: null } as const;

/** Returns the users who may decide on applications for a record, according to `mayDecide`. */
async function recipientsOf(em: EntityManager, { owner }: AppliedRecord, applicant: User): Promise<User[]> {
  const members =
    owner.organizationId === undefined
      ? []
      : await em.find(
          OrganizationMember,
          { organization: owner.organizationId },
          { orderBy: { createdAt: "asc", user: "asc" }, limit: MAX_RECIPIENTS },
        );
  const ids = owner.userId === undefined ? members.map(({ user }) => user.id) : [owner.userId];
  const who = owner.userId === undefined && !owner.isClaimed ? { role: "admin" as const } : { id: ids };
  return em.find(
    User,
    { $and: [REACHABLE, who, { id: { $ne: applicant.id } }] },
    { orderBy: { id: "asc" }, limit: MAX_RECIPIENTS },
  );
}

/**
 * Notifies the record's owners of a new application, unless it was withdrawn or decided on in the meantime.
 */
export const applicationReceivedJob: Job<{ id: number; version: number }> = {
  name: "application-received",
  run: async ({ id, version }, tools) => {
    const { publicUrl } = tools;
    await tools.em.transactional(async (em) => {
      const application = await em.findOne(
        Application,
        { id, version, status: "submitted" },
        { populate: ["applicant"] },
      );
      if (!application) return;
      const record = await appliedOf({ ...tools, em }, application);
      const applicant = application.applicant.getEntity();
      const recipients = await recipientsOf(em, record, applicant);
      await notify(
        em,
        recipients.map((recipient) => arrivalNews({ recipient, application, record, applicant, publicUrl })),
      );
    });
  },
};
