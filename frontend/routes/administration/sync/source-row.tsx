import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { ImportKindsQuery } from "../../../features/imports/imports.generated.ts";
import { SYNC_STATUS_HUES, SYNC_STATUS_WORDS } from "../../../features/sync/sync-words.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ListRow, RowActions, RowNote } from "../../../ui/layout/list-row.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import type { SyncSource_SourceFragment } from "./sync-screen.generated.ts";
import { useSourceActions } from "./use-source-actions.ts";

type Props = {
  source: SyncSource_SourceFragment;
  kinds: ImportKindsQuery["importKinds"];
  onStart: (run: string) => void;
};

/** A source with the result of its last sync, and its actions. */
export function SourceRow({ source, kinds, onStart }: Props) {
  const { name, kind, location, schedule, enabled, lastStatus, lastMessage, lastAt } = source;
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { busy: off, toggle, remove, sync } = useSourceActions(source, onStart);
  const named = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <ListRow>
      <chakra.div minWidth="min(100%, 14rem)" flex="1">
        <chakra.p fontWeight="medium">
          {name}{" "}
          {lastStatus && (
            <Badge colorPalette={SYNC_STATUS_HUES[lastStatus]}>{SYNC_STATUS_WORDS[lastStatus]}</Badge>
          )}{" "}
          {!enabled && <Badge colorPalette="gray">Disabled</Badge>}
        </chakra.p>
        <RowNote>
          {kind} from {location}
          {schedule === "daily" && ", every day"}
        </RowNote>
        <RowNote>
          {lastAt ? (
            <>
              <time dateTime={lastAt}>{formatMoment(lastAt)}</time>: {lastMessage}
            </>
          ) : (
            "Not synced yet."
          )}
        </RowNote>
      </chakra.div>
      {asking ? (
        <RowActions role="group" aria-label={`Remove ${name}?`}>
          <chakra.span fontSize="sm" alignSelf="center">
            Remove {name}? What it imported stays.
          </chakra.span>
          <Button variant="primary" disabled={off} onClick={remove}>
            Yes, remove
          </Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </RowActions>
      ) : (
        <RowActions>
          <Button disabled={off} onClick={sync}>
            Sync now{named}
          </Button>
          <Button disabled={off} onClick={() => setEditing(true)}>
            Edit{named}
          </Button>
          <Button disabled={off} onClick={toggle}>
            {enabled ? "Disable" : "Enable"}
            {named}
          </Button>
          <Button color="danger" disabled={off} onClick={() => setAsking(true)}>
            Remove{named}
          </Button>
        </RowActions>
      )}
      {editing && <SourceDialog source={source} kinds={kinds} onClose={() => setEditing(false)} />}
    </ListRow>
  );
}
