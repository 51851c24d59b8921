import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import type { BulkKind } from "../../graphql/schema.generated.ts";
import { WhenNear } from "../../ui/behavior/when-near.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { FailureBoundary } from "../failures/failure-boundary.tsx";
import { KIND_CHOICES, kindNamed } from "./kinds.ts";
import { RecentOperations } from "./recent-operations.tsx";

const BulkDialog = lazy(() => import("./bulk-dialog.tsx"));

const Controls = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 20rem) auto" },
    justifyContent: "start",
    gap: "3",
    mb: "5",
  },
});
const Quiet = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

/**
 * An administrator's bulk operations: one is selected and run for the chosen accounts; the latest ones are
 * listed below, with their progress and results. Renders only in the browser, since it runs its own queries.
 */
export default function BulkOperations() {
  const [kind, setKind] = useState<BulkKind>();
  const [executing, setExecuting] = useState(false);
  const loading = <Quiet>Loading operations...</Quiet>;
  return (
    <>
      <Controls>
        <SelectField
          label="Bulk operation"
          choices={[{ value: "", label: "Select an operation" }, ...KIND_CHOICES]}
          value={kind ?? ""}
          onChange={(event) => setKind(kindNamed(event.target.value))}
        />
        <Button
          variant="primary"
          size="md"
          aria-haspopup="dialog"
          disabled={!kind}
          onClick={() => setExecuting(true)}
        >
          Execute
        </Button>
      </Controls>
      <FailureBoundary
        loading={loading}
        failure={(retry) => (
          <Quiet role="alert">
            We couldn't load the latest operations. <Button onClick={retry}>Try again</Button>
          </Quiet>
        )}
      >
        <WhenNear waiting={loading}>
          <RecentOperations />
        </WhenNear>
      </FailureBoundary>
      {executing && kind && (
        <Suspense>
          <BulkDialog kind={kind} onClose={() => setExecuting(false)} />
        </Suspense>
      )}
    </>
  );
}
