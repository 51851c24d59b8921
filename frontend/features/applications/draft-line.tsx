import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/controls/button.tsx";
import type { DraftState, SavedDraft } from "./use-application-draft.ts";

const Line = chakra("p", { base: { minHeight: "5", color: "fg.muted", fontSize: "sm" } });
const Choice = chakra("div", {
  base: { p: "4", borderWidth: "1px", borderColor: "warning", borderRadius: "lg", fontSize: "sm" },
});
const Other = chakra("p", {
  base: { my: "3", maxHeight: "32", overflowY: "auto", whiteSpace: "pre-line", color: "fg.muted" },
});

const WORDS: Record<Exclude<DraftState["kind"], "refused" | "conflict">, string> = {
  unchanged: "Your draft is saved automatically as you type.",
  typing: "Your draft is saved automatically as you type.",
  saving: "Saving your draft...",
  saved: "Draft saved. Only you can see it.",
  offline: "You're offline. Your draft is kept in this browser and will be saved when you reconnect.",
};

type Props = { state: DraftState; choose: (mine: boolean, other: SavedDraft) => void };

/** The draft's save status; if another version was saved elsewhere, the choice between the two. */
export function DraftLine({ state, choose }: Props) {
  if (state.kind === "refused") return <Line role="alert">Draft not saved: {state.message}</Line>;
  if (state.kind !== "conflict") return <Line role="status">{WORDS[state.kind]}</Line>;
  const { other } = state;
  return (
    <Choice role="alert">
      Another draft of this application was saved in another tab or on another device:
      <Other>{other.values.text || "(no text)"}</Other>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button onClick={() => choose(true, other)}>Keep this draft</Button>
        <Button onClick={() => choose(false, other)}>Use the other draft</Button>
      </chakra.div>
    </Choice>
  );
}
