import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useKept } from "../../ui/behavior/use-kept.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { forgetShortlists } from "./forget-saved.ts";
import type { Savable } from "./kinds.ts";
import { NewListForm } from "./new-list-form.tsx";
import {
  useAddToShortlistMutation,
  useRemoveFromShortlistMutation,
  useShortlistsForQuery,
} from "./shortlists.generated.ts";

const Frame = chakra("div", { base: { display: "grid", gap: "5", p: { base: "5", md: "6" } } });

const Choice = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "3", minHeight: "10", cursor: "pointer" },
});

/** The viewer's shortlists; those that contain the record are checked. */
export function SaveToList({ of, onDone }: { of: Savable; onDone: () => void }) {
  const { kind, id, title } = of;
  const data = useKept(useShortlistsForQuery({ variables: { kind, id } }).data);
  const [add] = useAddToShortlistMutation();
  const [remove] = useRemoveFromShortlistMutation();
  const [busy, setBusy] = useState<string>();
  const update = forgetShortlists;
  const addTo = (shortlistId: string) => add({ variables: { shortlistId, kind, id }, update });
  const entryOn = (listId: string) =>
    data?.shortlistEntriesOf.find(({ shortlist }) => shortlist.id === listId)?.id;
  const toggle = async (listId: string) => {
    const entry = entryOn(listId);
    setBusy(listId);
    try {
      await (entry ? remove({ variables: { id: entry }, update }) : addTo(listId));
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(undefined);
  };
  return (
    <Frame>
      <div>
        <chakra.h2 fontSize="lg" fontWeight="semibold">
          Save to list
        </chakra.h2>
        <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">
          {title}
        </chakra.p>
      </div>
      {data ? (
        <chakra.ul display="grid" gap="1" listStyleType="none" aria-label="Your lists">
          {data.shortlists.map(({ id: listId, name, entryCount }) => (
            <li key={listId}>
              <Choice>
                <Checkbox
                  checked={entryOn(listId) !== undefined}
                  disabled={busy === listId}
                  onChange={() => toggle(listId)}
                />
                <chakra.span minWidth="0" overflowWrap="anywhere">
                  {name} <chakra.span color="fg.muted">({entryCount})</chakra.span>
                </chakra.span>
              </Choice>
            </li>
          ))}
          {data.shortlists.length === 0 && (
            <chakra.li color="fg.muted">You have no lists yet. Name the first one below.</chakra.li>
          )}
        </chakra.ul>
      ) : (
        <SkeletonBar height="16" />
      )}
      <NewListForm onMade={addTo} />
      <Button variant="primary" size="md" justifySelf="end" onClick={onDone}>
        Done
      </Button>
    </Frame>
  );
}
