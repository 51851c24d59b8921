import { hashPassword } from "../../modules/account/credentials/passwords/password-hash.ts";
import { hashToken, newToken } from "../../shared/secret-token.ts";
import { createVendor } from "../factories/vendor.ts";
import type { RecordedMutations } from "./recorded.ts";

/** Vendors, their verification and claims on them. */
export const vendors: RecordedMutations = {
  answerVendorClaim: {
    action: "vendor_claim.answered",
    call: async ({ claimOf, owned }) => {
      const { id, client } = await owned();
      const args = `id: ${await claimOf(id)}, answer: "It is ours", version: 1`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  acceptTeamInvitation: {
    action: "vendor.team_joined",
    call: async ({ app, person, sql }) => {
      const vendor = await createVendor(app);
      const { user, client } = await person();
      const token = newToken();
      await sql(
        `insert into team_invitations (vendor_id, email, position, token_hash, expires_at)
         values (?, ?, 'Coach', ?, now() + interval '1 day')`,
        [vendor.id, user.email, hashToken(token)],
      );
      return { by: client, args: `token: "${token}"`, selection: "{ id }" };
    },
  },
  inviteToTeam: {
    action: "vendor.team_invited",
    call: async ({ app, owned }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      const args = `vendorId: ${vendor.id}, email: "founder@people.example", input: { position: "Chair" }`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  joinTeam: {
    action: "vendor.team_joined",
    call: async ({ app, owned }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      return {
        by: client,
        args: `vendorId: ${vendor.id}, input: { position: "Chair" }`,
        selection: "{ id }",
      };
    },
  },
  leaveTeam: {
    action: "vendor.team_left",
    call: async ({ app, person, sql }) => {
      const vendor = await createVendor(app);
      const { user, client } = await person();
      const [made] = await sql(
        "insert into team_members (vendor_id, user_id, position) values (?, ?, 'Chair') returning id",
        [vendor.id, user.id],
      );
      return { by: client, args: `id: ${made?.id}`, selection: "{ id }" };
    },
  },
  withdrawTeamInvitation: {
    action: "vendor.team_invitation_withdrawn",
    call: async ({ app, owned, sql }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      const [made] = await sql(
        `insert into team_invitations (vendor_id, email, position, expires_at)
         values (?, 'founder@people.example', 'Chair', now() + interval '1 day') returning id`,
        [vendor.id],
      );
      return { by: client, args: `id: ${made?.id}`, selection: "{ message }" };
    },
  },
  confirmVendorFacts: {
    action: "vendor.facts_confirmed",
    call: async ({ app, owned }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      return { by: client, args: `id: ${vendor.id}`, selection: "{ id }" };
    },
  },
  acceptSuggestedFact: {
    action: "vendor.updated",
    call: async ({ app, owned, suggested }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, {
        organization: { id },
        description: "We were founded in 2015.",
      });
      const args = `vendorId: ${vendor.id}, key: "${await suggested(client, vendor.id)}"`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  dismissSuggestedFact: {
    action: "vendor.fact_dismissed",
    call: async ({ app, owned, suggested }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, {
        organization: { id },
        description: "We were founded in 2015.",
      });
      const args = `vendorId: ${vendor.id}, key: "${await suggested(client, vendor.id)}"`;
      return { by: client, args, selection: "{ key }" };
    },
  },
  keepVendorsApart: {
    action: "vendor.kept_apart",
    call: async ({ app, admin }) => {
      const [one, other] = [await createVendor(app), await createVendor(app)];
      return { by: admin, args: `ids: [${one.id}, ${other.id}]` };
    },
  },
  mergeVendors: {
    action: "vendor.merged",
    call: async ({ app, admin }) => {
      const [one, other] = [await createVendor(app), await createVendor(app)];
      const versions = "keptVersion: 1, mergedVersion: 1";
      return {
        by: admin,
        args: `input: { keptId: ${one.id}, mergedId: ${other.id}, ${versions} }`,
        selection: "{ id }",
      };
    },
  },
  undoVendorMerge: {
    action: "vendor.unmerged",
    call: async ({ app, admin, mergeOf }) => {
      const [one, other] = [await createVendor(app), await createVendor(app)];
      return { by: admin, args: `id: ${await mergeOf(one.id, other.id)}`, selection: "{ id }" };
    },
  },
  setFundingRounds: {
    action: "vendor.funding_changed",
    call: async ({ app, owned }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      const rounds = '[{ kind: SEED, year: 2024, currency: "USD", investors: [] }]';
      return { by: client, args: `id: ${vendor.id}, rounds: ${rounds}, version: 1`, selection: "{ id }" };
    },
  },
  confirmVendorClaim: {
    action: "vendor.claimed",
    call: async ({ app, person, sql }) => {
      const { user, client } = await person();
      const { id } = await createVendor(app, { website: "https://acme.example" });
      await sql(
        `insert into vendor_claim_codes (vendor_id, user_id, email, code_hash, expires_at)
         values (?, ?, 'noor@acme.example', ?, now() + interval '1 hour')`,
        [id, user.id, await hashPassword("ABCDEFGH")],
      );
      return { by: client, args: `vendorId: ${id}, code: "ABCD-EFGH"`, selection: "{ id }" };
    },
  },
  createVendor: {
    action: "vendor.created",
    call: async ({ admin }) => ({
      by: admin,
      args: 'input: { name: "Added vendor", description: "Sensors.", categoryIds: [] }',
      selection: "{ id }",
    }),
  },
  decideVendorClaim: {
    action: "vendor_claim.decided",
    call: async ({ admin, claimOf, owned }) => {
      const { id } = await owned();
      const args = `id: ${await claimOf(id)}, grant: false, endMemberships: false, reason: "No", version: 1`;
      return { by: admin, args, selection: "{ id }" };
    },
  },
  discardVendorListing: {
    action: "vendor_listing.discarded",
    call: async ({ listed }) => {
      const { id, client } = await listed();
      return { by: client, args: `id: ${id}`, selection: "{ message }" };
    },
  },
  sendVendorListing: {
    action: "vendor_listing.sent",
    after: ["vendor.created", "solution.created"],
    input: "VendorListingInput",
    call: async ({ person, listing }) => ({
      by: (await person()).client,
      args: "input: $input",
      variables: { input: await listing() },
      selection: "{ id }",
    }),
  },
  sendVendorListingAgain: {
    action: "vendor_listing.sent",
    after: ["vendor.updated", "solution.updated"],
    input: "VendorListingInput",
    call: async ({ listed, listing }) => {
      const { id, client } = await listed();
      return {
        by: client,
        args: `id: ${id}, input: $input, version: 3`,
        variables: { input: await listing() },
        selection: "{ id }",
      };
    },
  },
  renewVerification: {
    action: "vendor.verification_renewed",
    call: async ({ admin, app }) => {
      const { id } = await createVendor(app, { verified: true });
      return { by: admin, args: `id: ${id}, input: {}`, selection: "{ id }" };
    },
  },
  restoreVendor: {
    action: "vendor.restored",
    call: async ({ admin, app }) => {
      const { id } = await createVendor(app, { status: "withdrawn" });
      return { by: admin, args: `id: ${id}, version: 1`, selection: "{ id }" };
    },
  },
  submitVendorClaim: {
    action: "vendor_claim.sent",
    call: async ({ app, person }) => {
      const { client } = await person();
      const { id } = await createVendor(app);
      const args = `vendorId: ${id}, input: { reason: "Mine", evidence: "Ask me" }`;
      return { by: client, args, selection: "{ id }" };
    },
  },
  updateVendor: {
    action: "vendor.updated",
    input: "VendorInput",
    call: async ({ app, owned }) => {
      const { id, client } = await owned();
      const vendor = await createVendor(app, { organization: { id } });
      const input = {
        name: "Acme",
        description: "Sensors.",
        contactEmail: "hi@people.example",
        categoryIds: [],
      };
      return {
        by: client,
        args: `id: ${vendor.id}, input: $input, version: 1`,
        variables: { input },
        selection: "{ id }",
      };
    },
  },
  verifyVendor: {
    action: "vendor.verified",
    call: async ({ admin, app }) => ({
      by: admin,
      args: `id: ${(await createVendor(app)).id}`,
      selection: "{ id }",
    }),
  },
  withdrawVendor: {
    action: "vendor.withdrawn",
    call: async ({ admin, app }) => ({
      by: admin,
      args: `id: ${(await createVendor(app)).id}, version: 1`,
      selection: "{ id }",
    }),
  },
  withdrawVendorClaim: {
    action: "vendor_claim.withdrawn",
    call: async ({ claimOf, owned, person }) => {
      const { user, client } = await person();
      const { id } = await owned();
      return { by: client, args: `id: ${await claimOf(id, user.id)}`, selection: "{ id }" };
    },
  },
  withdrawVerification: {
    action: "vendor.verification_withdrawn",
    call: async ({ admin, app }) => {
      const { id } = await createVendor(app, { verified: true });
      return { by: admin, args: `id: ${id}, reason: "It closed."`, selection: "{ id }" };
    },
  },
};
