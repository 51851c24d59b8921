import { useEffect } from "react";
import { useNoteBlogViewMutation } from "./reactions.generated.ts";

/** Notes, once the page is alive, that the post is read; it is nothing to trouble the reader with when that fails. */
export function useNotedView(id: string): void {
  const [note] = useNoteBlogViewMutation();
  useEffect(() => {
    note({ variables: { id } }).catch(() => undefined);
  }, [id, note]);
}
