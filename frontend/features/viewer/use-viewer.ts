import { useViewerQuery, type ViewerQuery } from "./viewer.generated.ts";

/** The signed-in user, with the fields that every screen may use. */
export type Viewer = NonNullable<ViewerQuery["viewer"]>;

/** The signed-in user; null if signed out, or while that is not known yet. */
export function useViewer(): { viewer: Viewer | null; loading: boolean } {
  const { data, loading } = useViewerQuery({ variables: {} });
  return { viewer: (data?.viewer as Viewer | null | undefined) ?? null, loading };
}
