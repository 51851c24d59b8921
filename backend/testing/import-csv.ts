import type { SignedInClient } from "./accounts.ts";
import type { TestApp } from "./servers/test-app.ts";

/** Uploads a CSV file and imports it as an administrator, by the columns of its header. Returns the run's id. */
export async function importCsv(
  app: TestApp,
  admin: SignedInClient,
  kind: string,
  csv: string,
): Promise<string> {
  const sent = await admin.fetch("/uploads/imports?name=a.csv", {
    method: "POST",
    body: csv,
    headers: { "content-type": "application/octet-stream" },
  });
  const { id } = (await sent.json()) as { id: string };
  const fields = csv
    .split("\n")[0]
    ?.split(",")
    .map((name) => ({ field: name, column: name }));
  const { data } = await admin.execute<{ startImport: { id: string } }>(
    "mutation ($input: ImportInput!) { startImport(input: $input) { id } }",
    { input: { uploadId: id, kind, source: kind, fields } },
  );
  await app.runJobs();
  return data.startImport.id;
}
