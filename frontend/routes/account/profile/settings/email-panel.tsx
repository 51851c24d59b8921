import { chakra } from "@chakra-ui/react";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import { EmailForm } from "./email-form.tsx";
import { useViewerEmailChangeQuery } from "./email-panel.generated.ts";
import { PendingEmail } from "./pending-email.tsx";

/** The email address, with a form to change it through a link to the new one. */
export function EmailPanel({ username, email }: { username: string; email: string }) {
  const { data } = useViewerEmailChangeQuery({ variables: {} });
  return (
    <Panel
      title="Email Address"
      intro={
        <>
          Your address is <chakra.b fontWeight="medium">{email}</chakra.b>. To change it, open the link we
          send to the new one.
        </>
      }
    >
      {!data && <SkeletonBar height="16" />}
      {data?.viewerEmailChange && <PendingEmail change={data.viewerEmailChange} />}
      {data && !data.viewerEmailChange && <EmailForm username={username} />}
    </Panel>
  );
}
