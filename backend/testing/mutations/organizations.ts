import { hashToken, newToken } from "../../shared/secret-token.ts";
import type { RecordedMutations } from "./recorded.ts";

/** Organizations and their members. */
export const organizations: RecordedMutations = {
  acceptInvitation: {
    action: "organization.member_joined",
    call: async ({ owned, person, sql }) => {
      const { user, client } = await person();
      const { id } = await owned();
      const token = newToken();
      await sql(
        `insert into organization_invitations (organization_id, email, role, token_hash, expires_at)
         values (?, ?, 'editor', ?, now() + interval '1 day')`,
        [id, user.email, hashToken(token)],
      );
      return { by: client, args: `token: "${token}"`, selection: "{ id }" };
    },
  },
  inviteMember: {
    action: "organization.member_invited",
    call: async ({ owned }) => {
      const { id, client } = await owned();
      const args = `organizationId: ${id}, email: "new@people.example", role: EDITOR`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  leaveOrganization: {
    action: "organization.member_left",
    call: async ({ owned }) => {
      const { id, second } = await owned();
      return { by: second.client, args: `organizationId: ${id}`, selection: "{ message }" };
    },
  },
  removeMember: {
    action: "organization.member_removed",
    call: async ({ owned }) => {
      const { id, client, second } = await owned();
      const args = `organizationId: ${id}, personId: ${second.user.id}`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  revokeInvitation: {
    action: "organization.invitation_revoked",
    call: async ({ owned, sql }) => {
      const { id, client } = await owned();
      const [made] = await sql(
        `insert into organization_invitations (organization_id, email, role, expires_at)
         values (?, 'new@people.example', 'editor', now() + interval '1 day') returning id`,
        [id],
      );
      return { by: client, args: `id: ${made?.id}`, selection: "{ id }" };
    },
  },
  setMemberRole: {
    action: "organization.member_role_changed",
    call: async ({ owned }) => {
      const { id, client, second } = await owned();
      const args = `organizationId: ${id}, personId: ${second.user.id}, role: OWNER`;
      return { by: client, args, selection: "{ id }" };
    },
  },
};
