import { chakra } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { Dialog } from "./dialog.tsx";

const Frame = chakra("div", { base: { p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { mb: "5", fontSize: "xl", fontWeight: "semibold" } });

/** The state that a form in a dialog reports to it. */
type FormDialogActs = { onClose: () => void; onCancel: () => void; onDirty: (now: boolean) => void };

type Props = { title: string; onClose: () => void; children: (acts: FormDialogActs) => ReactNode };

/** A dialog with a form that asks for confirmation before it discards unsaved changes. */
export function FormDialog({ title, onClose, children }: Props) {
  const dirty = useRef(false);
  const onCancel = () => {
    if (!dirty.current || window.confirm("Discard your unsaved changes?")) onClose();
  };
  const onDirty = (now: boolean) => {
    dirty.current = now;
  };
  return (
    <Dialog label={title} onClose={onCancel}>
      <Frame>
        <Title>{title}</Title>
        {children({ onClose, onCancel, onDirty })}
      </Frame>
    </Dialog>
  );
}
