import { useSyncExternalStore } from "react";
import { type Compared, compareStore, MAX_COMPARED } from "./compare-store.ts";

/** Returns what the visitor wants to compare. */
export function useCompared() {
  const items = useSyncExternalStore(compareStore.subscribe, compareStore.read, compareStore.readOnServer);
  const brief = useSyncExternalStore(
    compareStore.subscribe,
    compareStore.readBrief,
    compareStore.readBriefOnServer,
  );
  return {
    items,
    /** Returns the brief that they were last chosen for, as a query string; may be empty. */
    brief,
    isFull: items.length >= MAX_COMPARED,
    remove: (id: string) => compareStore.write(items.filter((item) => item.id !== id)),
    add: (item: Compared, chosenFor?: string) =>
      compareStore.write([...items.filter(({ id }) => id !== item.id), item], chosenFor),
    clear: () => compareStore.write([]),
  };
}
