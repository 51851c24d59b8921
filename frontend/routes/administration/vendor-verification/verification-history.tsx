import { chakra } from "@chakra-ui/react";
import { DateFact } from "../../../features/record/date-fact.tsx";
import type { VerificationState } from "../../../graphql/schema.generated.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import type { Verified_VendorFragment } from "./vendor-verification.generated.ts";

const List = chakra("ol", { base: { listStyleType: "none" } });
const Row = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", fontSize: "sm", overflowWrap: "anywhere" },
});
const Note = chakra("p", { base: { mt: "1", color: "fg.muted" } });

const STATES: Record<VerificationState, { label: string; color: string }> = {
  CURRENT: { label: "Current", color: "green" },
  RENEWED: { label: "Renewed", color: "gray" },
  ENDED: { label: "Ended by a change", color: "gray" },
  EXPIRED: { label: "Expired", color: "yellow" },
  WITHDRAWN: { label: "Withdrawn", color: "red" },
};

/** All verifications, the latest first: by whom, from when to when, and what was checked. */
export function VerificationHistory({
  vendor: { verifications, checks },
}: {
  vendor: Verified_VendorFragment;
}) {
  if (verifications.length === 0) return <Note>This vendor has never been verified.</Note>;
  return (
    <List aria-label="Verifications">
      {verifications.map(({ id, state, recorded, verifiedAt, expiresAt, endedAt, reason, reviewer }) => (
        <Row key={id}>
          <Badge colorPalette={STATES[state].color}>{STATES[state].label}</Badge>
          <Note>
            <DateFact at={verifiedAt} /> to <DateFact at={endedAt ?? expiresAt} />
            {reviewer && `, by ${reviewer}`}
            {!recorded && ", verified before records were kept"}
          </Note>
          {reason && <Note>Reason: {reason}</Note>}
          {checks
            .filter(({ verificationId }) => verificationId === id)
            .map(({ id: checkId, claim, evidence }) => (
              <Note key={checkId}>
                {claim}: {evidence}
              </Note>
            ))}
        </Row>
      ))}
    </List>
  );
}
