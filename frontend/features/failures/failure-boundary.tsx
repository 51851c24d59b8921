import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useSource } from "../../graphql/source.ts";

type Props = {
  /** The placeholder while the content loads. */
  loading: ReactNode;
  /** Renders an error state in place of the failed content; `retry` renders the content again. */
  failure: (retry: () => void) => ReactNode;
  /** Runs before a retry. */
  onRetry?: () => void;
  children: ReactNode;
};

/** Isolates a part of a page: if it fails, an error state replaces it and the rest stays usable. */
export function FailureBoundary({ loading, failure, onRetry, children }: Props) {
  const { freshness } = useSource();
  const reset = () => {
    // The failed query is cached under the previous attempt.
    freshness.attempt += 1;
    onRetry?.();
  };
  return (
    <ErrorBoundary
      onReset={reset}
      fallbackRender={({ resetErrorBoundary }) => failure(() => resetErrorBoundary())}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const NAME = new RegExp(`\\b${FailureBoundary.name}\\b`);

/**
 * Whether an error was thrown inside a `FailureBoundary`, by its component stack. Error boundaries don't run on the
 * server: React sends the placeholder instead, and the browser renders that part again.
 */
export const isContained = (componentStack: string): boolean => NAME.test(componentStack);
