import { useViewerQuery, type ViewerQuery } from "./viewer.generated.ts";

/** Whoever is signed in, as every screen may know them. */
export type Viewer = NonNullable<ViewerQuery["viewer"]>;

/** Whoever is signed in; null when nobody is, or while it is not known yet. */
export function useViewer(): { viewer: Viewer | null; loading: boolean } {
  const { data, loading } = useViewerQuery({ variables: {} });
  return { viewer: (data?.viewer as Viewer | null | undefined) ?? null, loading };
}
