import { useEffect, useRef, useState } from "react";
import type { QueuedItem } from "./queued-item.ts";

/** Returns the id of an entry's element. */
export const entryId = (id: string) => `entry-${id}`;

/** Moves the focus to an entry, or to the page's heading if it is gone. */
export function focusEntry(id: string | undefined): void {
  const entry = id === undefined ? null : document.getElementById(entryId(id));
  (entry ?? document.querySelector<HTMLElement>("h1"))?.focus();
}

/** Returns the entry to continue with: the next one that stays, else the one before. */
function nextOf(nodes: readonly QueuedItem[], decided: readonly string[]): string | undefined {
  const last = nodes.findLastIndex(({ id }) => decided.includes(id));
  const stays = ({ id }: QueuedItem) => !decided.includes(id);
  return (nodes.slice(last + 1).find(stays) ?? nodes.slice(0, Math.max(last, 0)).findLast(stays))?.id;
}

/** Announces a decision, and moves the focus to the next entry once the list is refetched. */
export function useDecided(nodes: readonly QueuedItem[], leave: boolean) {
  const [said, setSaid] = useState("");
  const pending = useRef<{ decided: readonly string[]; next: string | undefined }>(undefined);
  useEffect(() => {
    if (!pending.current) return;
    const { decided, next } = pending.current;
    if (leave && nodes.some(({ id }) => decided.includes(id))) return;
    pending.current = undefined;
    focusEntry(next);
  }, [nodes, leave]);
  /** Must be called before the list is refetched, with the ids of the decided entries. */
  const decide = (ids: readonly string[]) => {
    pending.current = { decided: ids, next: leave ? nextOf(nodes, ids) : ids[0] };
  };
  const undo = () => {
    pending.current = undefined;
  };
  return { said, setSaid, decide, undo };
}

/** The functions that an entry's actions need to report a decision. */
export type Deciding = Omit<ReturnType<typeof useDecided>, "said">;
