import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { DeveloperNav } from "../../../features/developers/developer-nav.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import {
  AccessTokenCountDocument,
  AccessTokensDocument,
  useAccessTokenCountQuery,
} from "./access-tokens.generated.ts";
import { NewToken } from "./new-token.tsx";
import { TokenForm } from "./token-form.tsx";
import { TokenList } from "./token-list.tsx";

const Parts = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", maxWidth: "4xl", mt: "6" },
});

/** Preloads the viewer's tokens. */
export const preload: Screen["preload"] = async (start) => {
  const viewer = (await start(ViewerDocument, {}))?.viewer;
  if (!viewer) return;
  await Promise.all([
    start(AccessTokensDocument, {}),
    viewer.role === "ADMIN" && start(AccessTokenCountDocument, {}),
  ]);
};

/** Placeholder of the tokens. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

/** The number of active tokens, for administrators. */
function TokenCount() {
  const count = useAccessTokenCountQuery({ variables: {} }).data?.accessTokenCount;
  if (count === undefined) return null;
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {count === 1 ? "1 access token is" : `${count} access tokens are`} active across the platform.
    </chakra.p>
  );
}

function Tokens({ isAdministrator }: { isAdministrator: boolean }) {
  const [token, setToken] = useState<string>();
  return (
    <Parts>
      {token ? (
        <NewToken token={token} onDone={() => setToken(undefined)} />
      ) : (
        <Panel
          title="New token"
          intro="A program with this token can act for you, within the limits you choose here. It can't sign in, change your account or create tokens."
        >
          <TokenForm isAdministrator={isAdministrator} onCreate={setToken} />
        </Panel>
      )}
      <TokenList />
      {isAdministrator && <TokenCount />}
    </Parts>
  );
}

/** The page on which users create and revoke access tokens. */
export function Component() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <PageMetadata
        title="Access Tokens"
        description="Access tokens let programs act for you."
        path="/developers/tokens"
        hidden
      />
      {viewer ? (
        <Page py={{ base: "6", md: "10" }}>
          <PageHeading>Access Tokens</PageHeading>
          <DeveloperNav />
          <Tokens isAdministrator={viewer.role === "ADMIN"} />
        </Page>
      ) : (
        <SignInPrompt>Sign in to manage your access tokens.</SignInPrompt>
      )}
    </>
  );
}
