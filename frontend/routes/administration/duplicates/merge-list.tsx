import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { formatCount, formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ListRow, RowNote } from "../../../ui/layout/list-row.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import {
  type DuplicatesQuery,
  useUndoPaperMergeMutation,
  useUndoVendorMergeMutation,
} from "./duplicates.generated.ts";
import { paperFieldLabel, vendorFieldLabel } from "./field-label.ts";

const OPTIONS = { refetchQueries: ["Duplicates"] };

interface Merge {
  readonly id: string;
  readonly keptName: string;
  readonly keptPath: string;
  readonly mergedName: string;
  readonly changed: readonly string[];
  readonly moved: number;
  readonly mergedAt: string;
  readonly undoneAt: string | null;
}

/** The last merges of vendors. */
export function VendorMerges({ merges }: { merges: DuplicatesQuery["vendorMerges"] }) {
  const [undo] = useUndoVendorMergeMutation(OPTIONS);
  return (
    <MergeList
      title="Merges"
      noun="vendor"
      merges={merges}
      fieldLabel={vendorFieldLabel}
      undo={(id) => undo({ variables: { id } })}
    />
  );
}

/** The last merges of papers. */
export function PaperMerges({ merges }: { merges: DuplicatesQuery["paperMerges"] }) {
  const [undo] = useUndoPaperMergeMutation(OPTIONS);
  return (
    <MergeList
      title="Merges of papers"
      noun="paper"
      merges={merges.map(({ keptTitle, mergedTitle, ...merge }) => ({
        ...merge,
        keptName: keptTitle,
        mergedName: mergedTitle,
      }))}
      fieldLabel={paperFieldLabel}
      undo={(id) => undo({ variables: { id } })}
    />
  );
}

interface MergeListProps {
  readonly title: string;
  readonly noun: string;
  readonly merges: readonly Merge[];
  fieldLabel(field: string): string;
  undo(id: string): Promise<unknown>;
}

/** Merges, each of which can be undone. */
function MergeList({ title, noun, merges, fieldLabel, undo }: MergeListProps) {
  const [loading, setLoading] = useState(false);
  const act = async (id: string, name: string) => {
    setLoading(true);
    try {
      await undo(id);
      toast({ title: `“${name}” is a ${noun} of its own again` });
    } catch (error) {
      notifyFailure(error);
    }
    setLoading(false);
  };
  if (merges.length === 0) return null;
  return (
    <Panel
      title={title}
      intro="An undo takes back values and references that are still as the merge left them."
    >
      <chakra.ul listStyleType="none" aria-label={title}>
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
