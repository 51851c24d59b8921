import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useProgress } from "../../ui/behavior/progress-line.tsx";
import { addressPath, type Chosen, type Listing, type ListingAddress, parseAddress } from "./address.ts";

/** A change to the list state. */
export type AddressChange<Name extends string, Sort extends string> = {
  search?: string;
  chosen?: Partial<Chosen<Name>>;
  sort?: Sort;
};

/** The state of a list, with functions to change it. */
export type ListingState<Name extends string, Sort extends string> = {
  listing: Listing<Name, Sort>;
  /** The state shown by the controls: the current URL. */
  address: ListingAddress<Name, Sort>;
  /** The state shown by the results: deferred until new results have loaded. */
  shown: ListingAddress<Name, Sort>;
  busy: boolean;
  /**
   * Changes the state and returns to the first page. Pass a function for a change that depends on the latest
   * state: `address` is outdated while a navigation is pending.
   */
  change: (
    change: AddressChange<Name, Sort> | ((newest: ListingAddress<Name, Sort>) => AddressChange<Name, Sort>),
    options?: { replace?: boolean },
  ) => void;
};

/** The list state from the URL. */
export function useListing<Name extends string, Sort extends string>(
  listing: Listing<Name, Sort>,
): ListingState<Name, Sort> {
  const [params] = useSearchParams();
  const text = params.toString();
  const address = useMemo(() => parseAddress(listing, new URLSearchParams(text)), [listing, text]);
  const shown = useDeferredValue(address);
  const busy = shown !== address;
  useProgress(busy);
  const navigate = useNavigate();
  const newest = useRef(address);
  useLayoutEffect(() => {
    newest.current = address;
  }, [address]);
  const change = useCallback<ListingState<Name, Sort>["change"]>(
    (given, options) => {
      const before = newest.current;
      const part = typeof given === "function" ? given(before) : given;
      newest.current = { ...before, ...part, chosen: { ...before.chosen, ...part.chosen }, page: 1 };
      void navigate(addressPath(listing, newest.current), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      });
    },
    [listing, navigate],
  );
  return { listing, address, shown, busy, change };
}
