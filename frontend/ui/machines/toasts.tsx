import { chakra, createToaster, Portal, Toast, Toaster } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { ToastMessage } from "../behavior/toast-message.ts";
import { Button } from "../controls/button.tsx";

/** How far a toast has to be swiped to the right to be dismissed, in pixels. */
const SWIPE_THRESHOLD = 50;

const toaster = createToaster({ placement: "bottom-end", max: 1, duration: 5000, hotkey: ["F8"] });

/** Shows a toast, replacing the previous one. */
export function show({ title, description, variant = "default", action }: ToastMessage): void {
  toaster.remove();
  toaster.create({
    title,
    description,
    type: variant === "destructive" ? "error" : "info",
    ...(action && { action, duration: Number.POSITIVE_INFINITY }),
  });
}

/** Dismisses the current toast. */
export const dismiss = () => toaster.remove();

const Card = chakra(Toast.Root, {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    width: "full",
    maxWidth: "md",
    p: "4",
    borderWidth: "1px",
    borderRadius: "lg",
    boxShadow: "xl",
    translate: "0 var(--y)",
    opacity: "var(--opacity)",
    transition: "translate 180ms ease-out, opacity 180ms ease-out",
    touchAction: "pan-y",
  },
  variants: {
    urgent: {
      false: { bg: "bg.raised", color: "fg", borderColor: "line.strong" },
      true: { bg: "danger.subtle", color: "danger", borderColor: "danger" },
    },
  },
});

/** The swipe distance and its pointer handlers; the library doesn't support swiping. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const release = () => {
    start.current = undefined;
    if (offset >= SWIPE_THRESHOLD) onSwipe();
    else setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        start.current = clientX;
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (start.current !== undefined) setOffset(Math.max(0, clientX - start.current));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

type Shown = Parameters<Parameters<typeof Toaster>[0]["children"]>[0];

function ToastCard({ toast: { id, type, title, description, action } }: { toast: Shown }) {
  const { offset, handlers } = useSwipe(() => toaster.dismiss(id));
  const urgent = type === "error";
  return (
    <Card
      urgent={urgent}
      role={urgent ? "alert" : "status"}
      transform={`translateX(${offset}px)`}
      {...handlers}
    >
      <chakra.div flex="1" minWidth="0">
        <Toast.Title fontWeight="semibold">{title}</Toast.Title>
        {description && <Toast.Description fontSize="sm">{description}</Toast.Description>}
        {action && (
          <Button mt="2" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </chakra.div>
      <Toast.CloseTrigger asChild aria-label="Close">
        <Button variant="ghost" size="icon" m="-2">
          <X size={18} aria-hidden />
        </Button>
      </Toast.CloseTrigger>
    </Card>
  );
}

/** The region where toasts appear, one at a time; focused once rendered if `focused` is set. */
export function ToastRegion({ focused }: { focused: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) frame.current?.querySelector<HTMLElement>("[role=region]")?.focus();
  }, [focused]);
  return (
    <Portal>
      {/* Keeps the region visible to screen readers while a dialog hides everything outside it. */}
      <div ref={frame} data-live-announcer="">
        <Toaster toaster={toaster} aria-label="Notifications (F8)" insetInlineStart="4">
          {(toast) => <ToastCard toast={toast} />}
        </Toaster>
      </div>
    </Portal>
  );
}
