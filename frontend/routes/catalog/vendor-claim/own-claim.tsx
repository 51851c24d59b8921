import { chakra } from "@chakra-ui/react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useWithdrawVendorClaimMutation, type VendorClaimingQuery } from "./vendor-claim.generated.ts";

type Props = { claim: NonNullable<VendorClaimingQuery["vendorClaiming"]["claim"]> };

/** The status of the viewer's claim, with a button to withdraw it while it is pending. */
export function OwnClaim({ claim: { id, status, reason, decisionReason, createdAt } }: Props) {
  const [withdraw, { loading }] = useWithdrawVendorClaimMutation({ variables: { id } });
  const onWithdraw = () =>
    withdraw()
      .then(() => toast({ title: "Claim withdrawn" }))
      .catch((error: unknown) => notifyFailure(error));
  return (
    <Panel title="Your claim">
      <chakra.p role="status">
        {status === "PENDING" && "Waiting for an administrator's decision. "}
        {status === "DECLINED" && "An administrator declined it. "}
        {status === "WITHDRAWN" && "You withdrew it. "}
        Sent on <DateFact at={createdAt} />.
      </chakra.p>
      <chakra.p mt="3" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {reason}
      </chakra.p>
      {decisionReason && (
        <chakra.p mt="3" color="warning" overflowWrap="anywhere">
          Reason: {decisionReason}
        </chakra.p>
      )}
      {status === "PENDING" && (
        <Button mt="4" disabled={loading} onClick={onWithdraw}>
          Withdraw claim
        </Button>
      )}
    </Panel>
  );
}
