import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { addressPath, parseAddress, type SolutionsAddress } from "./address.ts";

/** Changes a part of the address; any other choice than the page starts at the first page again. */
export type ChangeAddress = (change: Partial<SolutionsAddress>, options?: { replace?: boolean }) => void;

/** What the address says, and how to change it. */
export function useAddress(): [SolutionsAddress, ChangeAddress] {
  const [params] = useSearchParams();
  const text = params.toString();
  const address = useMemo(() => parseAddress(new URLSearchParams(text)), [text]);
  const navigate = useNavigate();
  const change = useCallback<ChangeAddress>(
    (part, options) => {
      void navigate(addressPath({ ...address, page: 1, ...part }), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      });
    },
    [address, navigate],
  );
  return [address, change];
}
