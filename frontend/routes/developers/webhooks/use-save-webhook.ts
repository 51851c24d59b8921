import { useClient } from "../../../graphql/source.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { AGAIN } from "./again.ts";
import { inputOf, valuesOf, type WebhookValues } from "./webhook-values.ts";
import { useCreateWebhookMutation, useEditWebhookMutation, WebhooksDocument } from "./webhooks.generated.ts";

/** Returns functions that add a webhook, whose secret is then shown, or update the one with this id. */
export function useSaveWebhook(id: string | undefined, onSecret: (secret: string) => void) {
  const [create] = useCreateWebhookMutation(AGAIN);
  const client = useClient();
  const [edit] = useEditWebhookMutation(AGAIN);
  return {
    save: async (values: WebhookValues) => {
      const input = inputOf(values);
      if (id === undefined) {
        const { data } = await create({ variables: { input } });
        if (data) onSecret(data.createWebhook.secret);
        return;
      }
      await edit({ variables: { id, input, version: Number(values.version) } });
      toast({ title: "The webhook was saved" });
    },
    /** Loads the webhook's current version. */
    read: async (): Promise<WebhookValues | undefined> => {
      const { data } = await client.query({ query: WebhooksDocument, fetchPolicy: "network-only" });
      const found = data?.viewerWebhooks.find((webhook) => webhook.id === id);
      return found && valuesOf(found);
    },
  };
}
