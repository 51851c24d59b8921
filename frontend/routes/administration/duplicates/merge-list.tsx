import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { formatCount, formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ListRow, RowNote } from "../../../ui/layout/list-row.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { type DuplicatesQuery, useUndoVendorMergeMutation } from "./duplicates.generated.ts";
import { fieldLabel } from "./field-label.ts";

/** The last merges, each of which can be undone. */
export function MergeList({ merges }: { merges: DuplicatesQuery["vendorMerges"] }) {
  const [undo, { loading }] = useUndoVendorMergeMutation({ refetchQueries: ["Duplicates"] });
  const act = async (id: string, name: string) => {
    try {
      await undo({ variables: { id } });
      toast({ title: `“${name}” is a vendor of its own again` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  if (merges.length === 0) return null;
  return (
    <Panel
      title="Merges"
      intro="An undo takes back values and references that are still as the merge left them."
    >
      <chakra.ul listStyleType="none" aria-label="Merges">
        {merges.map(({ id, keptName, keptPath, mergedName, changed, moved, mergedAt, undoneAt }) => (
          <ListRow key={id}>
            <chakra.div minWidth="min(100%, 14rem)" flex="1">
              <chakra.p fontWeight="medium">
                {mergedName} into{" "}
                <chakra.span textDecoration="underline" asChild>
                  <Link to={keptPath}>{keptName}</Link>
                </chakra.span>
              </chakra.p>
              <RowNote>
                <time dateTime={mergedAt}>{formatMoment(mergedAt)}</time>. {formatCount(moved)} references
                moved
                {changed.length > 0 && `, changed: ${changed.map(fieldLabel).join(", ")}`}.
              </RowNote>
            </chakra.div>
            {undoneAt ? (
              <chakra.span color="fg.muted" fontSize="sm">
                Undone
              </chakra.span>
            ) : (
              <Button disabled={loading} onClick={() => act(id, mergedName)}>
                Undo<VisuallyHidden> the merge of {mergedName}</VisuallyHidden>
              </Button>
            )}
          </ListRow>
        ))}
      </chakra.ul>
    </Panel>
  );
}
