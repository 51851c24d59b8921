import { useState } from "react";
import { notifyFailure } from "../failures/notify-failure.ts";

/**
 * Saves a switch as soon as it is toggled: it shows the new value optimistically and reverts if saving fails.
 * @param save executes the mutation, whose response updates the cache.
 * @param failure the start of the notification about a failure.
 */
export function useSwitches<Name extends string>(
  save: (change: Partial<Record<Name, boolean>>) => Promise<unknown>,
  failure?: string,
) {
  const [pending, setPending] = useState<Partial<Record<Name, boolean>>>({});
  const toggle = async (name: Name, on: boolean) => {
    setPending((others) => ({ ...others, [name]: on }));
    try {
      await save({ [name]: on } as Partial<Record<Name, boolean>>);
    } catch (error) {
      notifyFailure(error, failure);
    }
    setPending(({ [name]: _done, ...others }) => others as Partial<Record<Name, boolean>>);
  };
  return {
    toggle,
    /** Returns a switch's pending value, otherwise the saved one. */
    shown: (name: Name, stored: boolean) => pending[name] ?? stored,
    busy: (name: Name) => name in pending,
  };
}
