import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { HideForm } from "./hide-form.tsx";
import type { QueuedItem } from "./queued-item.ts";
import { refusalOf } from "./refusal.ts";
import { type Deciding, focusEntry } from "./use-decided.ts";
import { useModerate } from "./use-moderate.ts";

const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "4" } });

/** The decisions available for an entry: both while it is pending, otherwise the opposite of the one made. */
export function EntryActions({ item, deciding }: { item: QueuedItem; deciding: Deciding }) {
  const [hiding, setHiding] = useState(false);
  const { busy, publish, hide } = useModerate(item, deciding);
  const refusal = refusalOf([item.id]);
  const waits = item.waitingHours !== null;
  const keeps = item.status === "PUBLISHED";
  const about = <VisuallyHidden> what {item.authorName} wrote</VisuallyHidden>;
  const onCancel = () => {
    setHiding(false);
    focusEntry(item.id);
  };
  if (hiding) return <HideForm refusal={refusal} hide={hide} onCancel={onCancel} />;
  return (
    <Actions>
      {(waits || !keeps) && (
        <Button disabled={busy} onClick={() => publish(keeps ? "Kept" : "Published")}>
          {keeps ? "Keep" : "Publish"}
          {about}
        </Button>
      )}
      {item.status !== "HIDDEN" && (
        <Button color="danger" disabled={busy} onClick={() => setHiding(true)}>
          {refusal.action}
          {about}
        </Button>
      )}
    </Actions>
  );
}
