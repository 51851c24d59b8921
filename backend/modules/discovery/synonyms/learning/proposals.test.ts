import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createPaper } from "../../../../testing/factories/paper.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

interface Proposal {
  readonly id: string;
  readonly term: string;
  readonly means: string;
  readonly status: string;
  readonly origin: string;
  readonly source: string;
  readonly version: number;
}

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  await createSolution(app, { title: "Pod", description: "It holds an impact profiling unit (IPU)." });
  await createPaper(app, { title: "Sprints", abstract: "An impact profiling unit (IPU) was worn." });
  await createPaper(app, { title: "Once", abstract: "Rate of force development (RFD) was read." });
  await createSolution(app, {
    title: "Hidden",
    status: "withdrawn",
    description: "Rate of force development (RFD).",
  });
});
afterAll(() => app.stop());

const learn = async () => {
  const { errors } = await admin.execute("mutation { learnSynonyms { message } }");
  expect(errors).toBeUndefined();
  await app.runJobs();
};
const learned = async () => {
  const { data } = await admin.execute<{ searchSynonyms: { nodes: Proposal[] } }>(
    `{ searchSynonyms(filter: { origins: [LEARNED] }) {
      nodes { id term means status origin source version } } }`,
  );
  return data.searchSynonyms.nodes;
};
const decide = (id: string, accept: boolean, version: number) =>
  admin.execute(
    `mutation { decideSynonym(id: ${id}, accept: ${accept}, version: ${version}) { status origin version } }`,
  );
const count = async () =>
  (await app.execute<{ search: { totalCount: number } }>('{ search(text: "IPU") { totalCount } }')).data
    .search.totalCount;

it("what several public texts write out is proposed, and used only once it is accepted", async () => {
  await createSolution(app, { title: "Strap", description: "An impact profiling unit by itself." });
  await learn();
  const [proposal, ...others] = await learned();
  expect(others).toEqual([]);
  expect(proposal).toMatchObject({
    term: "IPU",
    means: "impact profiling unit",
    status: "PROPOSED",
    origin: "LEARNED",
    source: "2 records write “impact profiling unit (IPU)”.",
  });
  if (!proposal) return;
  expect(await count()).toBe(2);
  const { data } = await decide(proposal.id, true, proposal.version);
  expect(data).toEqual({ decideSynonym: { status: "ACTIVE", origin: "LEARNED", version: 2 } });
  expect(await count()).toBe(3);
  const stale = await decide(proposal.id, false, proposal.version);
  expect(stale.errors?.[0]?.extensions?.code).toBe("CONFLICT");
});

it("what was refused stays so, however often the catalog is looked through", async () => {
  const [proposal] = await learned();
  await decide(proposal?.id ?? "", false, proposal?.version ?? 0);
  await learn();
  expect(await learned()).toMatchObject([{ term: "IPU", status: "REFUSED" }]);
  expect(await count()).toBe(2);
});

it("what a person wrote can't be refused, only removed", async () => {
  const { data } = await admin.execute<{ searchSynonyms: { nodes: Proposal[] } }>(
    '{ searchSynonyms(search: "soccer") { nodes { id version } } }',
  );
  const [given] = data.searchSynonyms.nodes;
  const { errors } = await decide(given?.id ?? "", false, given?.version ?? 0);
  expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
});
