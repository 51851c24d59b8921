import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { onBrief, saveBrief } from "../../../testing/briefs.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "16" });
  await createSolution(app, { title: "Clipper", description: "Tags rugby video.", sports: ["Rugby"] });
});
afterAll(() => app.stop());

const behind = async (token: string) => {
  const { data } = await app.execute<{
    sharedBrief: { name: string; ownerName: string | null; text: string } | null;
    matchSharedBrief: { results: { solution: { title: string } }[] } | null;
  }>(
    `query ($token: String!) { sharedBrief(token: $token) { name ownerName text }
      matchSharedBrief(token: $token) { results { solution { title } } } }`,
    { token },
  );
  return data;
};
const NOTHING = { sharedBrief: null, matchSharedBrief: null };
const tokenOf = (url: string | null | undefined) => url?.split("/").at(-1) ?? "";

describe("a brief's link", () => {
  it("shows it with its results to everybody, until it is renewed or ended", async () => {
    const who = await signIn(app, await createUser(app));
    const { id, shareUrl } = (await saveBrief(who, { text: "Rugby video" }, { name: "Video" })).data
      .saveBrief;
    expect(shareUrl).toBeNull();
    const shared = (await onBrief(who, `shareBrief(id: "${id}", shared: true)`)).data.shareBrief;
    expect(shared?.shareUrl).toMatch(/\/briefs\/shared\/[\w-]{43}$/);
    const token = tokenOf(shared?.shareUrl);
    const again = (await onBrief(who, `shareBrief(id: "${id}", shared: true)`)).data.shareBrief;
    expect(tokenOf(again?.shareUrl)).toBe(token);
    const seen = await behind(token);
    expect(seen.sharedBrief).toMatchObject({ name: "Video", text: "Rugby video" });
    expect(seen.matchSharedBrief?.results[0]?.solution.title).toBe("Clipper");

    const renewed = (await onBrief(who, `renewBriefLink(id: "${id}")`)).data.renewBriefLink;
    await app.answers?.caughtUp();
    expect(await behind(token)).toEqual(NOTHING);
    expect((await behind(tokenOf(renewed?.shareUrl))).sharedBrief?.name).toBe("Video");
    await onBrief(who, `shareBrief(id: "${id}", shared: false)`);
    await app.answers?.caughtUp();
    expect(await behind(tokenOf(renewed?.shareUrl))).toEqual(NOTHING);
  });

  it("leads nowhere when it is guessed, or when the owner's account has ended", async () => {
    const who = await signIn(app, await createUser(app));
    const { id } = (await saveBrief(who, { text: "Rugby video" })).data.saveBrief;
    const shared = (await onBrief(who, `shareBrief(id: "${id}", shared: true)`)).data.shareBrief;
    for (const token of ["", "x", id, "x".repeat(43), "%".repeat(43)])
      expect(await behind(token)).toEqual(NOTHING);
    await app.database.orm.em.fork().execute("update users set is_active = false where id = ?", [who.userId]);
    await app.answers?.caughtUp();
    expect(await behind(tokenOf(shared?.shareUrl))).toEqual(NOTHING);
  });
});
