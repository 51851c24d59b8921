import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

const never = () => () => {};

function fromOf(state: unknown): string {
  return typeof state === "object" && state && "from" in state && typeof state.from === "string"
    ? state.from
    : "";
}

/**
 * Returns the path within the section from which the visitor came; the plain list if the page was opened
 * directly.
 */
export function useBackAddress(section: string): string {
  const { state } = useLocation();
  // The server doesn't know the history, and the first render in the browser has to match the server's.
  const from = useSyncExternalStore(
    never,
    () => fromOf(state),
    () => "",
  );
  return `${section}${from}`;
}
