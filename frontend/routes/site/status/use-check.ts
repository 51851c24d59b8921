import { useEffect, useState } from "react";
import { useHydrated } from "../../../ui/behavior/use-hydrated.ts";
import { useStatusQuery } from "./status.generated.ts";

/**
 * A check's result: pending, or whether the part responded; if it was measured, the duration in milliseconds
 * and the time.
 */
export type CheckResult = { ok: boolean; measured?: { milliseconds: number; at: Date } } | undefined;

const API_QUERY = JSON.stringify({ query: "{ __typename }" });

async function measure(ask: () => Promise<Response>): Promise<CheckResult> {
  const start = performance.now();
  const ok = await ask().then(
    async (response) => {
      await response.text();
      return response.ok;
    },
    () => false,
  );
  return { ok, measured: { milliseconds: Math.round(performance.now() - start), at: new Date() } };
}

/** The checks, each made like a visitor or an API client would. */
export const CHECKS = {
  server: { label: "Server", ask: () => fetch("/healthz", { cache: "no-store" }) },
  database: { label: "Database", ask: () => fetch("/readyz", { cache: "no-store" }) },
  api: {
    label: "API",
    ask: () =>
      fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: API_QUERY,
      }),
  },
} as const;

/**
 * Runs a check once it is shown; until then, returns the server's result if the page was rendered with one.
 */
export function useCheck(part: keyof typeof CHECKS): CheckResult {
  const hydrated = useHydrated();
  const { data } = useStatusQuery({ variables: {}, skip: hydrated });
  // The server rendered the page through its API, so both responded.
  const found = hydrated ? undefined : { ok: part !== "database" || data !== undefined };
  const [result, setResult] = useState<CheckResult>(found);
  useEffect(() => {
    let shown = true;
    void measure(CHECKS[part].ask).then((found) => {
      if (shown) setResult(found);
    });
    return () => {
      shown = false;
    };
  }, [part]);
  return result;
}
