import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import type { Clash } from "./use-merge.ts";

const Frame = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    px: "4",
    py: "3",
    borderWidth: "1px",
    borderColor: "warning",
    borderRadius: "lg",
    bg: "bg.subtle",
    overflowWrap: "anywhere",
  },
});
const Words = chakra("blockquote", {
  base: { maxHeight: "40", overflowY: "auto", whiteSpace: "pre-line", fontSize: "sm", color: "fg.muted" },
});

type Props = {
  clashes: readonly Clash[] | undefined;
  /** The fields' labels, by name. */
  labels: Readonly<Record<string, string>>;
  /** Formats a field's value for display, if it differs from the raw text. */
  show?: (clash: Clash) => string;
  take: (clash: Clash) => void;
};

/** A note that someone else saved meanwhile, with the differences from what is typed. */
export function MergeNote({ clashes, labels, show = ({ theirs }) => theirs, take }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (clashes) frame.current?.focus();
  }, [clashes]);
  if (!clashes) return null;
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <p>
        Someone else changed this while you were editing. Your text is still here, but it hasn't been saved
        yet.{" "}
        {clashes.length > 0
          ? "You both changed the following. Keep your version or use theirs, then save again."
          : "Their changes are now in the form. Check it and save again."}
      </p>
      {clashes.map((clash) => {
        const label = labels[clash.field] ?? clash.field;
        return (
          <div key={clash.field}>
            <chakra.p fontWeight="medium">{label}, as saved by them:</chakra.p>
            <Words>{show(clash) || "(empty)"}</Words>
            <Button mt="1" onClick={() => take(clash)}>
              Take theirs
              <VisuallyHidden> for {label}</VisuallyHidden>
            </Button>
          </div>
        );
      })}
    </Frame>
  );
}
