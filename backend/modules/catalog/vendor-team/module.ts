import type { Module } from "../../../shared/module.ts";
import { TeamMember } from "../vendors/vendor.entity.ts";
import { teamData } from "./personal-data.ts";
import { TeamResolver } from "./team.resolver.ts";
import { TeamInvitation } from "./team-invitation.entity.ts";
import { purgeTeamInvitationsJob, teamInvitationJob } from "./team-invitation.job.ts";

/** Founders and team on a vendor's page, each by their own consent. */
export const vendorTeam: Module = {
  entities: [TeamMember, TeamInvitation],
  resolvers: [TeamResolver],
  access: {
    area: "catalog",
    operations: {
      "Mutation.acceptTeamInvitation": "signed in",
      "Mutation.inviteToTeam": "signed in",
      "Mutation.joinTeam": "signed in",
      "Mutation.leaveTeam": "signed in",
      "Mutation.withdrawTeamInvitation": "signed in",
      "Query.offeredPosition": "signed in",
      "Query.teamInvitations": "signed in",
    },
  },
  jobs: [teamInvitationJob, purgeTeamInvitationsJob],
  personalData: teamData,
};
