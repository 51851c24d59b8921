import { chakra } from "@chakra-ui/react";
import { useEffect, useSyncExternalStore } from "react";

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  waiting += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the progress line while `active`. */
export function useProgress(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    change(1);
    return () => change(-1);
  }, [active]);
}

const Line = chakra("div", {
  base: {
    position: "fixed",
    insetX: "0",
    top: "0",
    height: "2px",
    zIndex: "sticky",
    bg: "accent",
    transformOrigin: "left",
    pointerEvents: "none",
    // Delayed, since fast loading needs no indicator.
    animation: "progress 8s cubic-bezier(0.1, 0.7, 0.3, 1) 120ms both",
  },
});

/** A thin line at the top of the window while a page or a list loads. */
export function ProgressLine() {
  const busy = useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
  return busy ? <Line role="progressbar" aria-label="Loading" /> : null;
}
