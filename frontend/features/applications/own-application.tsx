import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { ApplicationStatus } from "../../graphql/schema.generated.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { ApplicationStatusBadge } from "./application-status.tsx";
import { forgetApplications } from "./applications-cache.ts";
import { useWithdrawApplicationMutation } from "./applying.generated.ts";

const Line = chakra("p", { base: { mb: "4", maxWidth: "prose", "& > :first-child": { me: "1" } } });

const WORDS: Record<ApplicationStatus, string> = {
  DRAFT: "Only you can see this. Submit it when it's ready.",
  SUBMITTED: "We've received it. You'll get an email when its status changes.",
  IN_REVIEW: "It's being reviewed.",
  SHORTLISTED: "It made the shortlist.",
  ACCEPTED: "Congratulations, it was accepted.",
  DECLINED: "It was declined.",
  WITHDRAWN: "You withdrew this, and no one else can see it. You can edit it and submit it again.",
};

/** The status of the viewer's own application. */
export function OwnStatus({ status }: { status: ApplicationStatus }) {
  return (
    <Line>
      <ApplicationStatusBadge status={status} /> {WORDS[status]}
    </Line>
  );
}

const WITHDRAWABLE: readonly ApplicationStatus[] = ["SUBMITTED", "IN_REVIEW", "SHORTLISTED"];

/** Withdraws the viewer's own undecided application after a confirmation. */
export function WithdrawButton({ application }: { application: { id: string; status: ApplicationStatus } }) {
  const { id, status } = application;
  const [sure, setSure] = useState(false);
  const [withdraw, { loading }] = useWithdrawApplicationMutation({
    variables: { id },
    update: forgetApplications,
  });
  if (!WITHDRAWABLE.includes(status)) return null;
  const onWithdraw = () =>
    withdraw()
      .then(() => toast({ title: "Application withdrawn" }))
      .catch((error: unknown) => notifyFailure(error));
  if (!sure) return <Button onClick={() => setSure(true)}>Withdraw application</Button>;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <span>Withdraw it? They'll no longer be able to see it.</span>
      <Button disabled={loading} onClick={onWithdraw}>
        Withdraw
      </Button>
      <Button variant="ghost" onClick={() => setSure(false)}>
        Keep it
      </Button>
    </chakra.div>
  );
}
