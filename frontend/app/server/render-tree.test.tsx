import { Suspense } from "react";
import { expect, it } from "vitest";
import { FailureBoundary } from "../../features/failures/failure-boundary.tsx";
import { renderTree } from "./render-tree.tsx";

const failure = new Error("no data");

function Failing(): never {
  throw failure;
}

const document = (children: React.ReactNode) => (
  <html lang="en">
    <body>
      <h1>Dashboard</h1>
      <Suspense fallback="Loading the screen">{children}</Suspense>
    </body>
  </html>
);

it("keeps the page when a contained part fails: its placeholder is sent for the browser to replace", async () => {
  const { html, error, contained } = await renderTree(
    document(
      <>
        <p>Still here</p>
        <FailureBoundary loading="Loading the panel" failure={() => "Failed"}>
          <Failing />
        </FailureBoundary>
      </>,
    ),
  );
  expect(error).toBeUndefined();
  expect(contained).toBe(failure);
  expect(html).toContain("Still here");
  expect(html).toContain("Loading the panel");
});

it("reports what fails outside of any boundary as the page's failure", async () => {
  const { error, contained } = await renderTree(document(<Failing />));
  expect(error).toBe(failure);
  expect(contained).toBeUndefined();
});
