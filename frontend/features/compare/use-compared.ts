import { useSyncExternalStore } from "react";
import { type Compared, compareStore, MAX_COMPARED } from "./compare-store.ts";

/** What the visitor wants to compare. */
export function useCompared() {
  const items = useSyncExternalStore(compareStore.subscribe, compareStore.read, compareStore.readOnServer);
  return {
    items,
    isFull: items.length >= MAX_COMPARED,
    remove: (id: string) => compareStore.write(items.filter((item) => item.id !== id)),
    add: (item: Compared) => compareStore.write([...items.filter(({ id }) => id !== item.id), item]),
    clear: () => compareStore.write([]),
  };
}
