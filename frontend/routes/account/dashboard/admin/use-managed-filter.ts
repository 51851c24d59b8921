import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useSearchText } from "../../../../features/listing/controls/use-search-text.ts";
import type { BlogPostStatus } from "../../../../graphql/schema.generated.ts";
import { useProgress } from "../../../../ui/behavior/progress-line.tsx";
import type { Choice } from "../../../../ui/controls/select-field.tsx";

const STATUSES: Record<string, BlogPostStatus> = {
  draft: "DRAFT",
  published: "PUBLISHED",
  archived: "ARCHIVED",
};

/** The choices of the status filter. */
export const STATUS_CHOICES: readonly Choice[] = [
  { value: "all", label: "All" },
  { value: "draft", label: "Draft" },
  { value: "published", label: "Published" },
  { value: "archived", label: "Archived" },
];

/** The filter of the list of posts. */
export type ManagedFilter = { search: string | null; status: BlogPostStatus | null };

/** Returns the filter in an address. */
export const managedFilter = (params: URLSearchParams): ManagedFilter => ({
  search: params.get("search")?.slice(0, 200) || null,
  status: STATUSES[params.get("posts") ?? ""] ?? null,
});

/** The search and status of the list, kept in the address. */
export function useManagedFilter() {
  const [params, setParams] = useSearchParams();
  const write = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const { text, setText } = useSearchText(params.get("search") ?? "", (search) => write("search", search));
  const { search, status } = managedFilter(params);
  const filter = useMemo<ManagedFilter>(() => ({ search, status }), [search, status]);
  const shown = useDeferredValue(filter);
  useProgress(shown !== filter);
  return {
    search: text,
    setSearch: setText,
    status: status ? (params.get("posts") ?? "") : "all",
    setStatus: (value: string) => write("posts", value === "all" ? "" : value),
    shown,
  };
}
