import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useSearchText } from "../../../features/listing/use-search-text.ts";
import type { BlogPostStatus } from "../../../graphql/schema.generated.ts";
import { useProgress } from "../../../ui/progress-line.tsx";
import type { Choice } from "../../../ui/select-field.tsx";

const STATUSES: Record<string, BlogPostStatus> = {
  draft: "DRAFT",
  published: "PUBLISHED",
  archived: "ARCHIVED",
};

/** What the status filter offers. */
export const STATUS_CHOICES: readonly Choice[] = [
  { value: "all", label: "All" },
  { value: "draft", label: "Draft" },
  { value: "published", label: "Published" },
  { value: "archived", label: "Archived" },
];

/** What the list of posts is narrowed to. */
export type ManagedFilter = { search: string | null; status: BlogPostStatus | null };

/** Search and status of the list, as the address says them. */
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
  const word = params.get("posts") ?? "";
  const status = STATUSES[word] ?? null;
  const { text, setText } = useSearchText(params.get("search") ?? "", (search) => write("search", search));
  const search = params.get("search")?.slice(0, 200) || null;
  const filter = useMemo<ManagedFilter>(() => ({ search, status }), [search, status]);
  const shown = useDeferredValue(filter);
  useProgress(shown !== filter);
  return {
    search: text,
    setSearch: setText,
    status: status ? word : "all",
    setStatus: (value: string) => write("posts", value === "all" ? "" : value),
    shown,
  };
}
