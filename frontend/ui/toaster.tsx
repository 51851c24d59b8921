import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { dismissToast, TOAST_DURATION, type Toast, toastStore } from "./toast-store.ts";

const SWIPE_THRESHOLD = 50;

const Region = chakra("section", {
  base: { position: "fixed", bottom: "4", insetInline: "4", zIndex: "toast", pointerEvents: "none" },
});
const Card = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    maxWidth: "md",
    ms: "auto",
    p: "4",
    borderWidth: "1px",
    borderRadius: "lg",
    boxShadow: "xl",
    pointerEvents: "auto",
    touchAction: "pan-y",
  },
  variants: {
    variant: {
      default: { bg: "bg.raised", color: "fg", borderColor: "line.strong" },
      destructive: { bg: "danger.subtle", color: "danger", borderColor: "danger" },
    },
  },
});

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  const move = (event: PointerEvent) => {
    if (start.current !== undefined) setOffset(Math.max(0, event.clientX - start.current));
  };
  const release = () => {
    start.current = undefined;
    if (offset >= SWIPE_THRESHOLD) dismissToast(toast.id);
    setOffset(0);
  };

  return (
    <Card
      variant={toast.variant ?? "default"}
      style={{ transform: `translateX(${offset}px)` }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="semibold">{toast.title}</chakra.p>
        {toast.description && <chakra.p fontSize="sm">{toast.description}</chakra.p>}
      </chakra.div>
      <Button variant="ghost" size="icon" aria-label="Close" m="-2" onClick={() => dismissToast(toast.id)}>
        <X size={18} aria-hidden />
      </Button>
    </Card>
  );
}

/** The place where messages appear: one at a time, F8 goes there, a swipe to the right takes it away. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const urgent = shown?.variant === "destructive";
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <Region ref={region} aria-label="Notifications (F8)" tabIndex={-1}>
      <div role="status">{shown && !urgent && <ToastCard key={shown.id} toast={shown} />}</div>
      <div role="alert">{shown && urgent && <ToastCard key={shown.id} toast={shown} />}</div>
    </Region>
  );
}
