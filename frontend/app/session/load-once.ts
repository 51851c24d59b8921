/**
 * Loads something once. A failed load is retried, but not `by` the same caller: a rendering that asks again
 * gets the failure that it waited for.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): (by?: unknown) => Promise<Loaded> {
  let latest: { by: unknown; loading: Promise<Loaded>; failed: boolean } | undefined;
  return (by = {}) => {
    if (latest && !(latest.failed && latest.by !== by)) return latest.loading;
    const current = { by, loading: load(), failed: false };
    current.loading.catch(() => {
      current.failed = true;
    });
    latest = current;
    return current.loading;
  };
}
