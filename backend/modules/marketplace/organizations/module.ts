import type { Module } from "../../../shared/module.ts";
import { Invitation } from "./members/invitation.entity.ts";
import { invitationJob } from "./members/invitation.job.ts";
import { MemberResolver } from "./members/member.resolver.ts";
import { purgeInvitationsJob } from "./members/purge-invitations.job.ts";
import { Organization } from "./organization.entity.ts";
import { organizations as organizationImport } from "./organization.import.ts";
import { OrganizationResolver } from "./organization.resolver.ts";
import { seedOrganizations } from "./organization.seed.ts";
import { OrganizationMember } from "./organization-member.entity.ts";
import { membershipData } from "./personal-data.ts";

/** Organizations that own records, their members, and invitations. */
export const organizations: Module = {
  entities: [Organization, OrganizationMember, Invitation],
  resolvers: [OrganizationResolver, MemberResolver],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.acceptInvitation": "signed in",
      "Mutation.inviteMember": "signed in",
      "Mutation.leaveOrganization": "signed in",
      "Mutation.removeMember": "signed in",
      "Mutation.revokeInvitation": "signed in",
      "Mutation.setMemberRole": "signed in",
      "Query.organization": "signed in",
      "Query.organizationInvitation": "signed in",
      "Query.viewerOrganizations": "signed in",
    },
  },
  jobs: [invitationJob, purgeInvitationsJob],
  personalData: membershipData,
  importKinds: [organizationImport],
  seed: { run: seedOrganizations },
};
