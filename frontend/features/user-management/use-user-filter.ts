import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { UserFilter } from "../../graphql/schema.generated.ts";
import { useProgress } from "../../ui/behavior/progress-line.tsx";
import { useSearchText } from "../listing/controls/use-search-text.ts";
import { roleNamed } from "../viewer/role-choices.ts";

/** The dialog's URL parameters, whose names no page uses. */
const NAMES = ["users", "user-search", "user-role", "user-status"] as const;
type Name = (typeof NAMES)[number];

/** The filter of the list of accounts. */
export type ShownUsers = { search: string | null; filter: UserFilter };

/** Returns the filter as the parameters of the accounts' CSV file. */
export const fileFilter = ({ search, filter: { roles, isActive } }: ShownUsers) => ({
  search,
  role: roles?.[0]?.toLowerCase(),
  active: typeof isActive === "boolean" ? String(isActive) : undefined,
});

/**
 * Returns whether the URL opens the dialog, and functions to open and close it; closing discards its filters.
 */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams();
  const write = (change: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    isOpen: params.get("users") === "open",
    open: () => write((next) => next.set("users", "open")),
    close: () =>
      write((next) => {
        for (const name of NAMES) next.delete(name);
      }),
    read: (name: Name) => params.get(name) ?? "",
    set: (name: Name, value: string) => write((next) => (value ? next.set(name, value) : next.delete(name))),
  };
}

/** The list's search, role and status, stored in the URL. */
export function useUserFilter() {
  const { read, set } = useUsersAddress();
  const { text, setText } = useSearchText(read("user-search").slice(0, 200), (search) =>
    set("user-search", search),
  );
  const search = read("user-search").slice(0, 200) || null;
  const role = roleNamed(read("user-role").toUpperCase());
  const status = ["active", "inactive"].find((one) => one === read("user-status"));
  const wanted = useMemo<ShownUsers>(
    () => ({
      search,
      filter: { ...(role && { roles: [role] }), ...(status && { isActive: status === "active" }) },
    }),
    [search, role, status],
  );
  const shown = useDeferredValue(wanted);
  useProgress(shown !== wanted);
  return {
    search: text,
    setSearch: setText,
    role: role ?? "",
    setRole: (value: string) => set("user-role", value.toLowerCase()),
    status: status ?? "",
    setStatus: (value: string) => set("user-status", value),
    shown,
  };
}
