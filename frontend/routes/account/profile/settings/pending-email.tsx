import { chakra } from "@chakra-ui/react";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { formatMoment } from "../../../../ui/display/format.ts";
import {
  useCancelEmailChangeMutation,
  useResendEmailChangeMutation,
  ViewerEmailChangeDocument,
  type ViewerEmailChangeQuery,
} from "./email-panel.generated.ts";

type Props = { change: NonNullable<ViewerEmailChangeQuery["viewerEmailChange"]> };

const again = { refetchQueries: [ViewerEmailChangeDocument], awaitRefetchQueries: true };

/** A change of address that awaits its link: it can be sent again or canceled. */
export function PendingEmail({ change }: Props) {
  const [resend, resending] = useResendEmailChangeMutation(again);
  const [cancel, canceling] = useCancelEmailChangeMutation(again);
  const busy = resending.loading || canceling.loading;
  const notify = async (done: Promise<string | undefined>) => {
    try {
      toast({ title: "Success", description: (await done) ?? "" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const onResend = () =>
    notify(resend().then(({ data }) => data && `We sent the link to ${data.resendEmailChange.email} again.`));
  const onCancel = () => notify(cancel().then(({ data }) => data?.cancelEmailChange.message));
  return (
    <chakra.div p="4" borderRadius="lg" bg="accent.subtle">
      <chakra.p role="status" overflowWrap="anywhere">
        <chakra.b fontWeight="semibold">Pending:</chakra.b> open the link we sent to{" "}
        <chakra.b fontWeight="medium">{change.email}</chakra.b>. It's valid until{" "}
        {formatMoment(change.expiresAt)}.
      </chakra.p>
      <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3">
        <Button disabled={busy} onClick={onResend}>
          Send Again
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          Cancel Change
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
