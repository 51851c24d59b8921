import { useRef } from "react";

/**
 * The key of what a form is about to send: the same one until it was sent, so that a second click or another attempt
 * after a lost answer has no second effect.
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
