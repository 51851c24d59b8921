import { useCallback, useDeferredValue, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useProgress } from "../../ui/progress-line.tsx";
import { addressPath, type Chosen, type Listing, type ListingAddress, parseAddress } from "./address.ts";

/** A part of the address to change. */
export type AddressChange<Name extends string, Sort extends string> = {
  search?: string;
  chosen?: Partial<Chosen<Name>>;
  sort?: Sort;
};

/** A list's address, and how to change it. */
export type ListingState<Name extends string, Sort extends string> = {
  listing: Listing<Name, Sort>;
  /** What the controls show: the address. */
  address: ListingAddress<Name, Sort>;
  /** What the list shows: it stays until the new one is there. */
  shown: ListingAddress<Name, Sort>;
  busy: boolean;
  /** Any change starts at the first page again. */
  change: (change: AddressChange<Name, Sort>, options?: { replace?: boolean }) => void;
  /** Takes every choice back. */
  clear: () => void;
};

/** What the address says of a list. */
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
  const change = useCallback<ListingState<Name, Sort>["change"]>(
    (part, options) => {
      const chosen = { ...address.chosen, ...part.chosen };
      void navigate(addressPath(listing, { ...address, ...part, chosen, page: 1 }), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      });
    },
    [listing, address, navigate],
  );
  const clear = useCallback(() => {
    void navigate(listing.path, { preventScrollReset: true });
  }, [listing, navigate]);
  return { listing, address, shown, busy, change, clear };
}
