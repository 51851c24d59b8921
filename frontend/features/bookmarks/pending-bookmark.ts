import type { Savable } from "./kinds.ts";

const KEY = "pending-bookmark";
/** How long a visitor may take to sign in, in milliseconds. */
const VALID_FOR_MS = 30 * 60_000;

type Of = Pick<Savable, "kind" | "id">;

const nameOf = ({ kind, id }: Of) => `${kind} ${id}`;

/** Remembers in this tab what a visitor wanted to save before signing in. */
export function rememberPending(of: Of): void {
  sessionStorage.setItem(KEY, JSON.stringify({ name: nameOf(of), until: Date.now() + VALID_FOR_MS }));
}

/** Whether the visitor wanted to save this record; clears it. */
export function takePending(of: Of): boolean {
  const text = sessionStorage.getItem(KEY);
  if (!text) return false;
  const { name, until } = JSON.parse(text) as { name: string; until: number };
  if (name !== nameOf(of)) return false;
  sessionStorage.removeItem(KEY);
  return Date.now() < until;
}
