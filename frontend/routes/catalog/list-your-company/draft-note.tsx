import { chakra } from "@chakra-ui/react";
import { Button } from "../../../ui/controls/button.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import type { DraftState, useListingDraft } from "./use-listing-draft.ts";

const Line = chakra("p", { base: { minHeight: "5", color: "fg.muted", fontSize: "sm" } });
const Choice = chakra("div", {
  base: { p: "4", borderWidth: "1px", borderColor: "warning", borderRadius: "lg", fontSize: "sm" },
});

const wordsOf = (kind: DraftState["kind"], isSignedIn: boolean): string => {
  if (!isSignedIn) return "What you type is kept in this browser, also while you sign in.";
  if (kind === "saving") return "Saving your draft...";
  if (kind === "saved") return "Draft saved. Only you can see it.";
  if (kind === "offline")
    return "You're offline. Your draft is kept in this browser and will be saved when you reconnect.";
  return "Your draft is saved automatically as you type.";
};

type Props = { draft: ReturnType<typeof useListingDraft>; isSignedIn: boolean };

/** The draft's save status; if the account has another one, the choice between the two. */
export function DraftNote({ draft: { state, choose }, isSignedIn }: Props) {
  if (state.kind === "refused") return <Line role="alert">Draft not saved: {state.message}</Line>;
  if (state.kind !== "conflict") return <Line role="status">{wordsOf(state.kind, isSignedIn)}</Line>;
  const { other } = state;
  return (
    <Choice role="alert">
      Your account has another draft, saved on {formatMoment(other.updatedAt)}.
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        <Button onClick={() => choose(true, other)}>Keep what is typed here</Button>
        <Button onClick={() => choose(false, other)}>Use the other draft</Button>
      </chakra.div>
    </Choice>
  );
}
