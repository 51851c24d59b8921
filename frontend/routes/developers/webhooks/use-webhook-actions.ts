import { useRun } from "../../../features/failures/use-run.ts";
import { AGAIN, DELETED_AGAIN, LOG_AGAIN } from "./again.ts";
import { hostOf } from "./webhook-values.ts";
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSendTestWebhookMutation,
  useSetWebhookEnabledMutation,
  type Webhook_EndpointFragment,
} from "./webhooks.generated.ts";

/** Returns the actions on a webhook; on a conflict, the concurrent change is displayed. */
export function useWebhookActions(
  { id, url, enabled, version }: Webhook_EndpointFragment,
  onSecret: (secret: string) => void,
) {
  const [enable, enabling] = useSetWebhookEnabledMutation(AGAIN);
  const [rotate, rotating] = useRotateWebhookSecretMutation(AGAIN);
  const [remove, removing] = useDeleteWebhookMutation(DELETED_AGAIN);
  const [test, testing] = useSendTestWebhookMutation(LOG_AGAIN);
  const run = useRun("Webhooks");
  return {
    busy: enabling.loading || rotating.loading || removing.loading || testing.loading,
    toggle: () =>
      run(
        () => enable({ variables: { id, enabled: !enabled, version } }),
        enabled ? "The webhook was turned off" : "The webhook was turned on",
      ),
    test: () => run(() => test({ variables: { id } }), "A test is on its way"),
    rotate: () => {
      if (!window.confirm("Replace the secret? The current one stays valid for a day.")) return;
      void run(async () => {
        const { data } = await rotate({ variables: { id } });
        if (data) onSecret(data.rotateWebhookSecret.secret);
      });
    },
    remove: () => {
      if (!window.confirm(`Delete the webhook to ${hostOf(url)} and its log?`)) return;
      void run(() => remove({ variables: { id } }), "The webhook was deleted");
    },
  };
}
