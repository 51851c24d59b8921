import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button, ButtonAnchor } from "../../ui/controls/button.tsx";
import { formatCount, formatMoment } from "../../ui/display/format.ts";
import { ProgressBar } from "../../ui/display/progress-bar.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import {
  type BulkOperation_OperationFragment,
  useUndoBulkOperationMutation,
} from "./bulk-operations.generated.ts";
import { KIND_LABELS } from "./kinds.ts";
import { ResultsDialog } from "./results-dialog.tsx";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
    gap: "3",
    alignItems: "center",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Line = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1.5" } });

/** The number of accounts for each result. */
function progressOf({ total, succeeded, skipped, finishedAt }: BulkOperation_OperationFragment): string {
  if (!finishedAt) return `${formatCount(succeeded + skipped)} of ${formatCount(total)}`;
  return `${formatCount(succeeded)} done${skipped > 0 ? `, ${formatCount(skipped)} skipped` : ""}`;
}

/** An operation with its progress, its results and, where possible, a way to undo it. */
export function OperationRow({ operation }: { operation: BulkOperation_OperationFragment }) {
  const { id, kind, title, total, succeeded, skipped, createdAt, finishedAt, startedBy } = operation;
  const [looking, setLooking] = useState(false);
  const [undo, { loading }] = useUndoBulkOperationMutation({ refetchQueries: ["BulkOperations"] });
  const name = `${KIND_LABELS[kind]}${operation.isUndo ? " (undo)" : ""}`;
  const onUndo = async () => {
    const back = kind === "SUSPEND_USERS" ? "activate" : "suspend";
    const question = `This will ${back} these users again, except anyone changed since. Continue?`;
    if (!window.confirm(question)) return;
    try {
      await undo({ variables: { id } });
      toast({ title: "Undo started" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const named = <VisuallyHidden> of {name}</VisuallyHidden>;
  return (
    <Row>
      <div>
        <chakra.p fontWeight="medium">
          {name}
          {title && `: ${title}`}
        </chakra.p>
        <Line role="status">{progressOf(operation)}</Line>
        {!finishedAt && (
          <ProgressBar
            maxWidth="20rem"
            mt="2"
            aria-label={`Progress of ${name}`}
            max={total}
            value={succeeded + skipped}
          />
        )}
        <Line>
          {formatMoment(createdAt)}
          {startedBy && ` by ${startedBy}`}
        </Line>
      </div>
      <Actions>
        {kind === "EXPORT_USERS" && (
          <ButtonAnchor href={`/api/admin/bulk-operations/${id}/users.csv`} download>
            Download CSV{named}
          </ButtonAnchor>
        )}
        {operation.canUndo && (
          <Button disabled={loading} onClick={onUndo}>
            Undo{named}
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => setLooking(true)}>
          Results{named}
        </Button>
      </Actions>
      {looking && <ResultsDialog operation={operation} name={name} onClose={() => setLooking(false)} />}
    </Row>
  );
}
