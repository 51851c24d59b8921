import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { ShownVendor } from "./shown-vendor.ts";
import { useRestoreVendorMutation, useWithdrawVendorMutation } from "./withdrawing.generated.ts";

const Question = chakra("p", { base: { mb: "2", fontSize: "sm" } });
const Group = chakra("div", {
  base: { mt: "2", p: "3", borderWidth: "1px", borderColor: "line", borderRadius: "md" },
});

const DUE = evictQueries(
  ...["solutions", "vendors", "editableSolutions", "reviews", "statistics", "contentStats", "auditEntries"],
  ...["catalogRecords", "search"],
);

/** Withdraws the vendor after a confirmation, or restores it. */
export function Withdrawing({ vendor }: { vendor: ShownVendor }) {
  const { id, version, name, status } = vendor;
  const [asked, setAsked] = useState(false);
  const options = { variables: { id, version }, update: DUE, refetchQueries: ["Vendor"] };
  const [withdraw, withdrawing] = useWithdrawVendorMutation(options);
  const [restore, restoring] = useRestoreVendorMutation(options);
  const busy = withdrawing.loading || restoring.loading;
  const run = async (act: () => Promise<unknown>, title: string) => {
    try {
      await act();
      setAsked(false);
      toast({ title });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const of = <VisuallyHidden> {name}</VisuallyHidden>;
  if (status === "WITHDRAWN")
    return (
      <Button
        variant="primary"
        size="md"
        mt="2"
        disabled={busy}
        onClick={() => run(restore, `${name} is public again`)}
      >
        Restore
        {of}
      </Button>
    );
  if (!asked)
    return (
      <Button size="md" width="full" mt="2" onClick={() => setAsked(true)}>
        Withdraw
        {of}
      </Button>
    );
  return (
    <Group role="group" aria-label={`Withdraw ${name}?`}>
      <Question>
        Withdraw {name}? Its page and its solutions will no longer be public. You can restore them.
      </Question>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="primary"
          autoFocus
          disabled={busy}
          onClick={() => run(withdraw, `${name} is withdrawn`)}
        >
          Yes, withdraw
        </Button>
        <Button onClick={() => setAsked(false)}>Keep</Button>
      </chakra.div>
    </Group>
  );
}

/** Says where a vendor that listed itself stands, until it is approved. */
const ListingNote = ({ listing }: { listing: NonNullable<ShownVendor["listing"]> }) => (
  <Group role="note" mb="6">
    <chakra.p fontWeight="semibold">
      {listing === "PENDING" ? "This listing is waiting for review" : "This listing wasn't approved"}
    </chakra.p>
    <chakra.p fontSize="sm" color="fg.muted">
      Only its team and administrators see this page.{" "}
      <TextLink to="/list-your-company">See your listings</TextLink>
    </chakra.p>
  </Group>
);

/** Explains to viewers of a withdrawn vendor that it isn't public, and how it can be restored. */
export function WithdrawnNote({ vendor }: { vendor: ShownVendor }) {
  const { viewer } = useViewer();
  if (vendor.status !== "WITHDRAWN") return null;
  if (vendor.listing) return <ListingNote listing={vendor.listing} />;
  const isRestorable = viewer?.role === "ADMIN" || !vendor.withdrawnByAdministrator;
  return (
    <Group role="note" mb="6">
      <chakra.p fontWeight="semibold">This vendor is withdrawn</chakra.p>
      <chakra.p fontSize="sm" color="fg.muted">
        Only its team and administrators see this page. Its solutions aren't public either.
        {!isRestorable && " An administrator withdrew it. Ask them if you want it restored."}
      </chakra.p>
      {isRestorable && <Withdrawing vendor={vendor} />}
    </Group>
  );
}
