import { useRef } from "react";

/**
 * Returns an idempotency key for the form's next submission: it stays the same until the submission succeeds,
 * so that a double click or a retry after a lost response has no second effect.
 */
export function useSendKey(): { current: () => string; renew: () => void } {
  const key = useRef<string>(undefined);
  return {
    current: () => {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    renew: () => {
      key.current = undefined;
    },
  };
}
