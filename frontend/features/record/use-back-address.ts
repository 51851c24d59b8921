import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const never = () => () => {};

function fromOf(state: unknown): string {
  return typeof state === "object" && state && "from" in state && typeof state.from === "string"
    ? state.from
    : "";
}

/** The address in its section that the visitor came from; the plain list on a page opened directly. */
export function useBackAddress(section: string): string {
  const { state } = useLocation();
  // The server doesn't know the history: the first rendering in the browser has to agree with it.
  const from = useSyncExternalStore(
    never,
    () => fromOf(state),
    () => "",
  );
  return `${section}${from}`;
}
