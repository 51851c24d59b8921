import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { SynonymForm } from "./synonym-form.tsx";
import type { Synonym_SynonymFragment } from "./synonyms.generated.ts";

const Frame = chakra("div", { base: { p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { mb: "5", fontSize: "xl", fontWeight: "semibold" } });

type Props = { synonym?: Synonym_SynonymFragment; onClose: () => void };

/** The dialog in which a synonym is written. */
export function SynonymDialog({ synonym, onClose }: Props) {
  const title = synonym ? "Edit Synonym" : "Add Synonym";
  const dirty = useRef(false);
  const onLeave = () => {
    if (!dirty.current || window.confirm("Discard your unsaved changes?")) onClose();
  };
  return (
    <Dialog label={title} onClose={onLeave}>
      <Frame>
        <Title>{title}</Title>
        <SynonymForm
          {...(synonym && { synonym })}
          onClose={onClose}
          onCancel={onLeave}
          onDirty={(now) => {
            dirty.current = now;
          }}
        />
      </Frame>
    </Dialog>
  );
}
