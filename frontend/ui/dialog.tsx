import { chakra } from "@chakra-ui/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";

const Frame = chakra("dialog", {
  base: {
    position: "fixed",
    inset: "0",
    m: "auto",
    width: "min(48rem, calc(100vw - 2rem))",
    maxHeight: "calc(100dvh - 2rem)",
    overflowY: "auto",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "xl",
    bg: "bg.raised",
    color: "fg",
    boxShadow: "xl",
    _backdrop: { bg: "blackAlpha.500" },
  },
});

type Props = { label: string; onClose: () => void; children: ReactNode };

/** A modal dialog: the browser keeps the focus in it, closes it by Escape and gives the focus back. */
export function Dialog({ label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page: afterwards it could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Frame
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser closes it on a second Escape without asking: whoever owns it then decides whether it stays.
      onClose={() => {
        onClose();
        queueMicrotask(() => {
          const element = dialog.current;
          if (element?.isConnected && !element.open) element.showModal();
        });
      }}
      // A click on the dialog itself is one beside its content, on the backdrop.
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </Frame>
  );
}
