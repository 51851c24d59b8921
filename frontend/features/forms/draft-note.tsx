import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/controls/button.tsx";
import type { useDraft } from "./use-draft.ts";

const Note = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    px: "4",
    py: "2",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontSize: "sm",
  },
});

/** A note that the form was restored from a draft. */
export function DraftNote({ draft }: { draft: ReturnType<typeof useDraft> }) {
  if (!draft.restored) return null;
  return (
    <Note role="status">
      We restored the text you didn't send last time.
      <Button onClick={draft.discard}>Discard it</Button>
    </Note>
  );
}
