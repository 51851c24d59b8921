import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { DeveloperNav } from "../../../features/developers/developer-nav.tsx";
import { guidePath } from "../../../features/developers/guide.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { WebhookList } from "./webhook-list.tsx";
import { hostOf } from "./webhook-values.ts";
import {
  useWebhooksSuspenseQuery,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from "./webhooks.generated.ts";

const Parts = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", maxWidth: "4xl", mt: "6" },
});

/** Preloads the viewer's webhooks, and the log of the selected one. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (!viewer) return;
  const webhooks = (await start(WebhooksDocument, {}))?.viewerWebhooks;
  const shown = webhooks?.find(({ id }) => id === search.get("log"));
  if (shown)
    await start(WebhookDeliveriesDocument, { endpointId: shown.id, after: search.get("after") || null });
};

/** Placeholder of the webhooks. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

function Webhooks() {
  const { viewerWebhooks: webhooks } = useWebhooksSuspenseQuery({ variables: {} }).data;
  const [search] = useSearchParams();
  const shown = webhooks.find(({ id }) => id === search.get("log"));
  return (
    <Parts>
      <WebhookList webhooks={webhooks} />
      {shown && (
        <DeliveryLog
          key={shown.id}
          endpointId={shown.id}
          host={hostOf(shown.url)}
          isOn={shown.enabled}
          after={search.get("after") || null}
        />
      )}
    </Parts>
  );
}

/** The page on which users set up webhooks for their servers. */
export function Component() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <PageMetadata
        title="Webhooks"
        description="Notify your servers when something happens."
        path="/developers/webhooks"
        hidden
      />
      {viewer ? (
        <Page py={{ base: "6", md: "10" }}>
          <PageHeading>Webhooks</PageHeading>
          <DeveloperNav />
          <chakra.p mt="4">
            <TextLink to={guidePath("receive-webhooks")}>Receive webhooks</TextLink>: what's sent, how to
            check its signature, and what happens if your server fails.
          </chakra.p>
          <Webhooks />
        </Page>
      ) : (
        <SignInPrompt>Sign in to manage your webhooks.</SignInPrompt>
      )}
    </>
  );
}
