import type { FieldPolicy, Reference } from "@apollo/client";

type Edge = { cursor: string; node: Reference };
type PageInfo = { hasNextPage: boolean; endCursor: string | null };
type Connection = { edges?: readonly Edge[]; pageInfo?: PageInfo; [field: string]: unknown };

function positionAfter(edges: readonly Edge[], after: unknown): number {
  if (typeof after !== "string") return 0;
  const index = edges.findIndex((edge) => edge.cursor === after);
  return index < 0 ? -1 : index + 1;
}

/**
 * A paginated field: one growing list per combination of `keyArgs`, read back page by page. A page that is
 * not in the list yet counts as missing, so it is fetched.
 */
export function connectionPolicy(keyArgs: string[]): FieldPolicy<Connection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      const known = existing?.edges ?? [];
      const start = positionAfter(known, args?.after);
      const kept = start > 0 ? known.slice(0, start) : [];
      // Totals and facets come only with the first page; later pages leave them unchanged.
      return { ...existing, ...incoming, edges: [...kept, ...(incoming.edges ?? [])] };
    },
    read(existing, { args }) {
      if (!existing?.edges || !existing.pageInfo) return existing;
      const { edges, pageInfo } = existing;
      const start = positionAfter(edges, args?.after);
      if (start < 0) return undefined;
      const size = typeof args?.first === "number" ? args.first : edges.length;
      const page = edges.slice(start, start + size);
      const isLast = start + page.length === edges.length;
      if (isLast && page.length < size && pageInfo.hasNextPage) return undefined;
      return {
        ...existing,
        edges: page,
        pageInfo: {
          ...pageInfo,
          hasNextPage: !isLast || pageInfo.hasNextPage,
          endCursor: page.at(-1)?.cursor ?? null,
        },
      };
    },
  };
}
