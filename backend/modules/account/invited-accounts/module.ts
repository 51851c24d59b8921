import type { Module } from "../../../shared/module.ts";
import { AccountInvitation } from "./account-invitation.entity.ts";
import {
  accountInvitationJob,
  importedInvitationsJob,
  purgeAccountInvitationsJob,
} from "./account-invitation.job.ts";
import { AccountInvitationResolver } from "./account-invitation.resolver.ts";
import { invitedAccountData } from "./personal-data.ts";
import { users } from "./user.import.ts";

/** Invitations to sign up, which an import of users sends. */
export const invitedAccounts: Module = {
  entities: [AccountInvitation],
  resolvers: [AccountInvitationResolver],
  access: { area: "account", operations: { "Query.accountInvitation": "everyone" } },
  jobs: [accountInvitationJob, importedInvitationsJob, purgeAccountInvitationsJob],
  personalData: invitedAccountData,
  importKinds: [users],
};
