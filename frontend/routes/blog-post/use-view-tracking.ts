import { useEffect } from "react";
import { useNoteBlogViewMutation } from "./reactions.generated.ts";

/** Records a view of the post after hydration; a failure is ignored. */
export function useViewTracking(id: string): void {
  const [note] = useNoteBlogViewMutation();
  useEffect(() => {
    note({ variables: { id } }).catch(() => undefined);
  }, [id, note]);
}
