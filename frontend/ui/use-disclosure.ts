import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

type Disclosure = {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The button that opens it; Escape gives it the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Button and panel: a click anywhere else closes it. */
  area: RefObject<HTMLDivElement | null>;
};

/** A panel behind a button, which closes by Escape, by a click elsewhere and by each navigation. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer);
    };
  }, [open]);

  return { open, setOpen, button, area };
}
