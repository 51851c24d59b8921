import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { SourceForm } from "./source-form.tsx";
import type { SyncSource_SourceFragment } from "./sync-screen.generated.ts";

const Frame = chakra("div", { base: { p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { mb: "5", fontSize: "xl", fontWeight: "semibold" } });

type Props = { source?: SyncSource_SourceFragment; kinds: readonly string[]; onClose: () => void };

/** The dialog in which a source is set up. */
export function SourceDialog({ source, kinds, onClose }: Props) {
  const title = source ? "Edit Source" : "Add Source";
  const dirty = useRef(false);
  const onLeave = () => {
    if (!dirty.current || window.confirm("Discard your unsaved changes?")) onClose();
  };
  return (
    <Dialog label={title} onClose={onLeave}>
      <Frame>
        <Title>{title}</Title>
        <SourceForm
          {...(source && { source })}
          kinds={kinds}
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
