import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useProgress } from "../../ui/behavior/progress-line.tsx";

/**
 * Returns the query string that the screen shows: a new one is deferred, under the progress line, until its
 * data has loaded, so that the placeholder doesn't replace the screen meanwhile.
 */
export function useShownSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const wanted = search.toString();
  const shown = useDeferredValue(wanted);
  useProgress(shown !== wanted);
  return useMemo(() => new URLSearchParams(shown), [shown]);
}
