import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { SYNC_STATUS_HUES, SYNC_STATUS_WORDS } from "../../features/sync/sync-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatMoment } from "../../ui/format.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import type { SyncSource_SourceFragment } from "./sync-screen.generated.ts";
import { useSourceActions } from "./use-source-actions.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1.5" } });

type Props = {
  source: SyncSource_SourceFragment;
  kinds: readonly string[];
  onStart: (run: string) => void;
};

/** A source with what its last sync came to, and its actions. */
export function SourceRow({ source, kinds, onStart }: Props) {
  const { name, kind, location, schedule, enabled, lastStatus, lastMessage, lastAt } = source;
  const hydrated = useHydrated();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { busy, toggle, remove, sync } = useSourceActions(source, onStart);
  const off = !hydrated || busy;
  const named = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Row>
      <chakra.div minWidth="min(100%, 14rem)" flex="1">
        <chakra.p fontWeight="medium">
          {name}{" "}
          {lastStatus && (
            <Badge colorPalette={SYNC_STATUS_HUES[lastStatus]}>{SYNC_STATUS_WORDS[lastStatus]}</Badge>
          )}{" "}
          {!enabled && <Badge colorPalette="gray">Disabled</Badge>}
        </chakra.p>
        <Note>
          {kind} from {location}
          {schedule === "daily" && ", every day"}
        </Note>
        <Note>
          {lastAt ? (
            <>
              <time dateTime={lastAt}>{formatMoment(lastAt)}</time>: {lastMessage}
            </>
          ) : (
            "Not synced yet."
          )}
        </Note>
      </chakra.div>
      {asking ? (
        <Actions role="group" aria-label={`Remove ${name}?`}>
          <chakra.span fontSize="sm" alignSelf="center">
            Remove {name}? What it brought stays.
          </chakra.span>
          <Button variant="primary" disabled={off} onClick={remove}>
            Yes, remove
          </Button>
          <Button onClick={() => setAsking(false)}>Keep</Button>
        </Actions>
      ) : (
        <Actions>
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
        </Actions>
      )}
      {editing && <SourceDialog source={source} kinds={kinds} onClose={() => setEditing(false)} />}
    </Row>
  );
}
