import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useProgress } from "../../ui/behavior/progress-line.tsx";

/**
 * The search of the address that the screen shows: another one stays out, under the progress line, until what it asks
 * for is there, so that the screen isn't replaced by its placeholder meanwhile.
 */
export function useShownSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const wanted = search.toString();
  const shown = useDeferredValue(wanted);
  useProgress(shown !== wanted);
  return useMemo(() => new URLSearchParams(shown), [shown]);
}
