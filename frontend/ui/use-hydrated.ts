import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is alive: false on the server and while the browser takes its page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
