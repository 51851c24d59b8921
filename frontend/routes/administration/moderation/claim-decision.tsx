import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ClaimForm } from "./claim-form.tsx";
import type { QueuedItem } from "./queued-item.ts";
import { type Deciding, focusEntry } from "./use-decided.ts";

/** The form for a claim's decision, opened on demand because several open ones would make the queue long. */
export function ClaimDecision({ item, deciding }: { item: QueuedItem; deciding: Deciding }) {
  const [open, setOpen] = useState(false);
  const onCancel = () => {
    setOpen(false);
    focusEntry(item.id);
  };
  if (open) return <ClaimForm item={item} deciding={deciding} onCancel={onCancel} />;
  return (
    <Button mt="4" onClick={() => setOpen(true)}>
      Decide<VisuallyHidden> on the claim to {item.on.title}</VisuallyHidden>
    </Button>
  );
}
