import { daysAhead } from "../../shared/days/day.rules.ts";
import type { RecordedMutations } from "./recorded.ts";
import { WEBHOOK } from "./world.ts";

/** Access tokens and webhooks. */
export const integrations: RecordedMutations = {
  createAccessToken: {
    action: "access_token.created",
    input: "AccessTokenInput",
    call: async ({ person }) => {
      const input = {
        name: "a-name-that-is-a-secret",
        scopes: ["CATALOG_READ"],
        expiresOn: daysAhead("UTC", 7),
      };
      return {
        by: (await person()).client,
        args: "input: $input",
        variables: { input },
        selection: "{ token }",
      };
    },
  },
  createWebhook: {
    action: "webhook.created",
    call: async ({ person }) => ({
      by: (await person()).client,
      args: `input: ${WEBHOOK}`,
      selection: "{ secret }",
    }),
  },
  deleteWebhook: {
    action: "webhook.deleted",
    call: async ({ person, webhookOf }) => {
      const { client } = await person();
      return { by: client, args: `id: ${await webhookOf(client)}`, selection: "{ message }" };
    },
  },
  editWebhook: {
    action: "webhook.edited",
    call: async ({ person, webhookOf }) => {
      const { client } = await person();
      const id = await webhookOf(client);
      return { by: client, args: `id: ${id}, version: 1, input: ${WEBHOOK}`, selection: "{ id }" };
    },
  },
  revokeAccessToken: {
    action: "access_token.revoked",
    call: async ({ person, tokenOf }) => {
      const { client } = await person();
      return { by: client, args: `id: ${await tokenOf(client)}`, selection: "{ message }" };
    },
  },
  revokeAllAccessTokens: {
    action: "account.access_tokens_revoked",
    call: async ({ person }) => ({ by: (await person()).client, selection: "{ message }" }),
  },
  rotateWebhookSecret: {
    action: "webhook.secret_rotated",
    call: async ({ person, webhookOf }) => {
      const { client } = await person();
      return { by: client, args: `id: ${await webhookOf(client)}`, selection: "{ secret }" };
    },
  },
  setWebhookEnabled: {
    action: "webhook.disabled",
    call: async ({ person, webhookOf }) => {
      const { client } = await person();
      const args = `id: ${await webhookOf(client)}, enabled: false, version: 1`;
      return { by: client, args, selection: "{ id }" };
    },
  },
};
