import { useDeferredValue, useMemo, useState } from "react";
import type { BulkChoiceInput, BulkKind, Role, UserFilter } from "../../graphql/schema.generated.ts";
import { useSearchText } from "../listing/controls/use-search-text.ts";

/** The maximum number of accounts that can be chosen individually. */
export const MOST_BY_HAND = 100;

/** The default filter for each kind of operation. */
const STATUS_OF: Record<BulkKind, string> = {
  SEND_NOTIFICATION: "active",
  EXPORT_USERS: "",
  SUSPEND_USERS: "active",
  ACTIVATE_USERS: "inactive",
};

/** The chosen accounts: all that match search, role and status, or some of them chosen individually. */
export function useChoice(kind: BulkKind) {
  const [search, setSearch] = useState("");
  const { text, setText } = useSearchText(search, setSearch);
  const [role, setRole] = useState<Role>();
  const [status, setStatus] = useState(STATUS_OF[kind]);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const filter = useMemo<UserFilter>(
    () => ({ ...(role && { roles: [role] }), ...(status && { isActive: status === "active" }) }),
    [role, status],
  );
  const wanted = useMemo(
    () => ({
      matching: { search: search || null, filter },
      choice: (ids.size > 0
        ? { userIds: [...ids] }
        : { search: search || null, ...filter }) as BulkChoiceInput,
    }),
    [search, filter, ids],
  );
  const shown = useDeferredValue(wanted);
  // Accounts that no longer match aren't shown anymore and must not stay chosen.
  const then =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setIds(new Set());
    };
  return {
    text,
    setText: then(setText),
    role,
    setRole: then(setRole),
    status,
    setStatus: then(setStatus),
    ids,
    toggle: (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id) && next.size < MOST_BY_HAND) next.add(id);
        return next;
      }),
    clear: () => setIds(new Set()),
    shown,
    /** Whether the results shown belong to earlier criteria. */
    isStale: shown !== wanted || text.trim() !== search,
  };
}
