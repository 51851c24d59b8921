import { useEffect, useRef, useSyncExternalStore } from "react";
import { loadToasts, toastMachine } from "./toast-store.ts";

/**
 * Elements that load the toast code on first use, so that the live region exists before the first message, and also
 * works after the connection is lost.
 */
const SOURCES = "button, form";

/** The region where toasts appear, loaded on demand; F8 moves the focus to it. */
export function Toaster() {
  const machine = useSyncExternalStore(toastMachine.subscribe, toastMachine.read, toastMachine.readOnServer);
  const requested = useRef(false);
  useEffect(() => {
    if (machine) return;
    const load = () => void loadToasts().catch(() => {});
    const onUse = ({ target }: Event) => {
      if (target instanceof Element && target.closest(SOURCES)) load();
    };
    const onKey = ({ code }: KeyboardEvent) => {
      if (code !== "F8") return;
      requested.current = true;
      load();
    };
    window.addEventListener("pointerdown", onUse);
    window.addEventListener("focusin", onUse);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointerdown", onUse);
      window.removeEventListener("focusin", onUse);
      window.removeEventListener("keydown", onKey);
    };
  }, [machine]);
  if (!machine) return null;
  return <machine.ToastRegion focused={requested.current} />;
}
