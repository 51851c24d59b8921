import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { beginRoom, changeRoom, shareRoom, type TestRoom } from "../../../../testing/evaluations.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
let room: TestRoom;

beforeAll(async () => {
  app = await startTestApp("empty");
  [owner, stranger] = [await signIn(app, await createUser(app)), await signIn(app, await createUser(app))];
  const solutions = [
    await createSolution(app, { title: "Cairn One" }),
    await createSolution(app, { title: "東京スポーツ" }),
    await createSolution(app, { title: "नई दिल्ली" }),
    await createSolution(app, { title: "한국 축구" }),
  ];
  room = await beginRoom(
    owner,
    solutions.map(({ id }) => id),
    { need: "Pods for 40 players." },
  );
});
afterAll(() => app.stop());

const sql = (query: string, values: unknown[] = []) => app.database.orm.em.fork().execute(query, values);

/** Reads a PDF: its pages, their size in points, its title and language. */
async function open(by: TestClient, path: string) {
  const response = await by.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const { view } = await pdf.getPage(1);
  return { totalPages, text, info, width: Math.round(view[2] ?? 0) };
}

describe("a board pack", () => {
  it("has everything that those who decide read, on A4 and Letter", async () => {
    const { text, info, width } = await open(owner, `/api/evaluations/${room.id}.pdf`);
    expect(width).toBe(595);
    expect(info).toMatchObject({ Title: "Secret name of the academy", Language: "en-US" });
    for (const part of [
      "Pods for 40 players.",
      "Exports raw data 60% Yes",
      "東京スポーツ",
      "한국 축구",
      "Evidence and Sources",
      "Cost",
      "Risks and Unknowns",
      "The cost isn't known of Cairn One",
      "Recommendation",
      "Appendix",
      // No font has these letters, so they are written in Latin ones.
      "ni dilli",
    ])
      expect(text).toContain(part);
    expect((await open(owner, `/api/evaluations/${room.id}.pdf?paper=letter`)).width).toBe(612);
  });

  it("ends with its whole appendix, wherever that begins", async () => {
    const small = await beginRoom(owner, []);
    for (let lines = 1; lines < 50; lines += 7) {
      await sql("update evaluations set need = ? where id = ?", [
        "Pods.\n".repeat(lines).trim(),
        Number(small.id),
      ]);
      const response = await owner.fetch(`/api/evaluations/${small.id}.pdf?paper=letter`);
      const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
      const { text } = await extractText(pdf, { mergePages: false });
      expect([lines, text.at(-1)]).toEqual([lines, expect.stringContaining("Appendix: How to Read This")]);
    }
  });

  it("is read by its people and by the link, while it is shared", async () => {
    const path = `/api/evaluations/${room.id}.pdf`;
    expect((await app.fetch(path)).status).toBe(401);
    expect((await stranger.fetch(path)).status).toBe(404);
    expect((await owner.fetch(`${path}?paper=b5`)).status).toBe(400);
    const { shareUrl } = await shareRoom(owner, room.id);
    const link = `/api/evaluations/shared/${shareUrl?.split("/").at(-1)}.pdf`;
    expect((await open(app, link)).text).toContain("Cairn One");
    await changeRoom(owner, "shareEvaluation", "$id: ID!, $shared: Boolean!", { id: room.id, shared: false });
    expect((await app.fetch(link)).status).toBe(404);
  });

  it("doesn't tell judges the scores of others before theirs are in", async () => {
    const user = await createUser(app);
    const judge = await signIn(app, user);
    for (const id of [user.id, null])
      await sql(
        `insert into evaluation_people (evaluation_id, user_id, role, joined_at, submitted_at)
         values (?, ?, 'judge', now(), ${id === null ? "now()" : "null"})`,
        [Number(room.id), id],
      );
    await sql(
      `insert into evaluation_scores (person_id, candidate_id, criterion_id, score, note)
       select p.id, a.id, c.id, 5, 'Early secret' from evaluation_people p
         join evaluation_candidates a using (evaluation_id) join evaluation_criteria c using (evaluation_id)
       where p.evaluation_id = ? and p.submitted_at is not null`,
      [Number(room.id)],
    );
    for (const by of [judge, owner])
      expect((await open(by, `/api/evaluations/${room.id}.pdf`)).text).not.toContain("Early secret");
    for (const kind of ["csv", "json"])
      expect(await (await judge.fetch(`/api/evaluations/${room.id}.${kind}`)).text()).not.toContain(
        "Early secret",
      );
  });

  it("stays within six pages for 50 candidates and 30 criteria with long texts", async () => {
    const long = "A long text about what the club needs for its players. ".repeat(90).slice(0, 4900);
    const large = await beginRoom(owner, [], { need: long });
    const id = Number(large.id);
    await sql(
      `insert into evaluation_criteria (evaluation_id, position, title, weight, must)
       select ?, n, rpad('Criterion ' || n, 110, ' with a long name'), 3, n % 3 = 0 from generate_series(1, 28) n`,
      [id],
    );
    await sql(
      `insert into evaluation_candidates (evaluation_id, name, vendor_name)
       select ?, rpad('Candidate ' || n, 190, ' with a long name'), rpad('Vendor ' || n, 110, ' of many words')
       from generate_series(1, 50) n`,
      [id],
    );
    await sql(
      `insert into evaluation_people (evaluation_id, role, joined_at, submitted_at)
       select ?, 'judge', now(), now() from generate_series(1, 20)`,
      [id],
    );
    await sql(
      `insert into evaluation_scores (person_id, candidate_id, criterion_id, score, note)
       select p.id, a.id, c.id, (p.id * a.id + c.id) % 6, repeat('A note with words. ', 50) from evaluation_people p
         join evaluation_candidates a using (evaluation_id) join evaluation_criteria c using (evaluation_id)
       where p.evaluation_id = ? and p.role = 'judge'`,
      [id],
    );
    await changeRoom(owner, "setEvaluationScoringClosed", "$id: ID!, $closed: Boolean!", {
      id: large.id,
      closed: true,
    });
    for (const paper of ["a4", "letter"]) {
      const { totalPages, text } = await open(owner, `/api/evaluations/${large.id}.pdf?paper=${paper}`);
      expect(totalPages).toBeLessThanOrEqual(6);
      expect(text).toMatch(/\d+ more candidates are left out here/);
      expect(text).toContain("Appendix");
    }
  });
});
