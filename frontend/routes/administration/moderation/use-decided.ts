import { useEffect, useRef, useState } from "react";
import type { QueuedItem } from "./queued-item.ts";

/** The id of an entry's element. */
export const entryId = (id: string) => `entry-${id}`;

/** Moves the focus to an entry, or to the page's heading if it has gone. */
export function focusEntry(id: string | undefined): void {
  const entry = id === undefined ? null : document.getElementById(entryId(id));
  (entry ?? document.querySelector<HTMLElement>("h1"))?.focus();
}

/** The entry to go on with: the next that stays, else the one before. */
function nextOf(nodes: readonly QueuedItem[], decided: readonly string[]): string | undefined {
  const last = nodes.findLastIndex(({ id }) => decided.includes(id));
  const stays = ({ id }: QueuedItem) => !decided.includes(id);
  return (nodes.slice(last + 1).find(stays) ?? nodes.slice(0, Math.max(last, 0)).findLast(stays))?.id;
}

/** Says what was decided, and moves the focus to the next entry once the list is read again. */
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
  /** To be called before the list is read again, with those that leave it. */
  const decide = (ids: readonly string[]) => {
    pending.current = { decided: ids, next: leave ? nextOf(nodes, ids) : ids[0] };
  };
  const undo = () => {
    pending.current = undefined;
  };
  return { said, setSaid, decide, undo };
}

/** What an entry needs to be decided on. */
export type Deciding = Omit<ReturnType<typeof useDecided>, "said">;
