import { useEffect, useState } from "react";

/** A check's result: pending, or whether the part responded and in how many milliseconds. */
export type CheckResult = { ok: boolean; milliseconds: number; at: Date } | undefined;

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
  return { ok, milliseconds: Math.round(performance.now() - start), at: new Date() };
}

/** The checks, each made as a visitor or an API client would. */
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

/** Runs a check once it is shown. */
export function useCheck(part: keyof typeof CHECKS): CheckResult {
  const [result, setResult] = useState<CheckResult>();
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
