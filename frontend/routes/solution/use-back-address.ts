import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const never = () => () => {};

function fromOf(state: unknown): string {
  return typeof state === "object" && state && "from" in state && typeof state.from === "string"
    ? state.from
    : "";
}

/** The list's address that the visitor came from; the plain list on a page opened directly. */
export function useBackAddress(): string {
  const { state } = useLocation();
  // The server doesn't know the history: the first rendering in the browser has to agree with it.
  const from = useSyncExternalStore(
    never,
    () => fromOf(state),
    () => "",
  );
  return `/solutions${from}`;
}
