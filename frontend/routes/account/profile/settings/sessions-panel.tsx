import { chakra } from "@chakra-ui/react";
import { Button } from "../../../../ui/controls/button.tsx";
import { Badge } from "../../../../ui/display/badge.tsx";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { formatMoment } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import { useViewerSessionsQuery } from "./sessions-panel.generated.ts";
import { useRevoke } from "./use-revoke.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    py: "4",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});

/** The devices on which the user is signed in and other access to the account, with buttons to end it. */
export function SessionsPanel() {
  const { data } = useViewerSessionsQuery({ variables: {} });
  const { revoke, revokeOthers, busy } = useRevoke();
  const sessions = data?.viewerSessions;
  const standing = data?.viewerStandingAccess ?? [];
  const beyond = standing.filter(({ kind }) => kind !== "sessions");
  return (
    <Panel
      title="Sessions"
      intro="The devices where you are signed in."
      action={
        standing.length > 0 && (
          <Button disabled={busy} onClick={revokeOthers}>
            {beyond.length > 0 ? "End All" : "Sign Out Others"}
          </Button>
        )
      }
    >
      {!sessions && <SkeletonBar height="16" />}
      <chakra.ul listStyleType="none">
        {sessions?.map(({ id, device, address, lastUsedAt, current }) => (
          <Row key={id}>
            <chakra.div minWidth="0">
              <chakra.p display="flex" flexWrap="wrap" gap="2" fontWeight="medium" overflowWrap="anywhere">
                {device}
                {current && <Badge colorPalette="green">This device</Badge>}
              </chakra.p>
              <chakra.p fontSize="sm" color="fg.muted">
                <Dotted parts={[address, `last used ${formatMoment(lastUsedAt)}`]} />
              </chakra.p>
            </chakra.div>
            {!current && (
              <Button disabled={busy} aria-label={`Sign out ${device}`} onClick={() => revoke(id)}>
                Sign Out
              </Button>
            )}
          </Row>
        ))}
      </chakra.ul>
      {beyond.length > 0 && (
        <>
          <chakra.p mt="2" fontSize="sm" color="fg.muted">
            These reach your account, too. End All and a new password end them with all other sessions.
          </chakra.p>
          <chakra.ul listStyleType="none" aria-label="Other access">
            {beyond.map(({ kind, label, path }) => (
              <Row key={kind}>
                <TextLink to={path}>{label}</TextLink>
              </Row>
            ))}
          </chakra.ul>
        </>
      )}
    </Panel>
  );
}
