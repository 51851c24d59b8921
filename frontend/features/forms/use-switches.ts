import { useState } from "react";
import { tellFailure } from "../failures/tell-failure.ts";

/**
 * Saves a switch as soon as it is toggled: it shows the new value optimistically and reverts if saving fails.
 * @param save executes the mutation, whose answer updates the cache.
 */
export function useSwitches<Name extends string>(
  save: (change: Partial<Record<Name, boolean>>) => Promise<unknown>,
) {
  const [asked, setAsked] = useState<Partial<Record<Name, boolean>>>({});
  const turn = async (name: Name, on: boolean) => {
    setAsked((others) => ({ ...others, [name]: on }));
    try {
      await save({ [name]: on } as Partial<Record<Name, boolean>>);
    } catch (error) {
      tellFailure(error);
    }
    setAsked(({ [name]: _done, ...others }) => others as Partial<Record<Name, boolean>>);
  };
  return {
    turn,
    /** The pending value of a switch, otherwise the saved one. */
    shown: (name: Name, stored: boolean) => asked[name] ?? stored,
    busy: (name: Name) => name in asked,
  };
}
