import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { conversationSetting, conversationTools } from "../../../testing/conversations.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let member: SignedInClient;
let stranger: SignedInClient;
let vendor: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  ({ admin, member, stranger, vendor } = await conversationSetting(app));
});
afterAll(() => app.stop());
const { codeOf, sql, person, begin, send, read, archive, open, inbox, lastOf } = conversationTools(() => app);

describe("a conversation with a vendor", () => {
  it("is begun about a solution, read and answered by its members, and goes on", async () => {
    const client = await person({ firstName: "Ines", lastName: "Duarte" });
    const solution = await createSolution(app, { vendor });
    const { data } = await begin(client, vendor.id, {
      solutionId: solution.id,
      text: "  Does it work offline? ",
    });
    const { id } = data.beginConversation;
    expect(data.beginConversation).toMatchObject({
      viewerSide: "PERSON",
      unreadCount: 0,
      archived: false,
      vendorIsUnclaimed: false,
      preview: "Does it work offline?",
      personName: "Ines Duarte",
      vendor: { name: "Cairnlight" },
    });
    expect((await inbox(member)).nodes.find((talk) => talk.id === id)).toMatchObject({
      viewerSide: "VENDOR",
      unreadCount: 1,
    });
    const { sendMessage: answer } = (await send(member, id, "It does.")).data;
    expect(answer).toMatchObject({ side: "VENDOR", authorName: "Noor Haddad", byAdministrator: false });
    await send(client, id, "Good to hear.");
    const { conversation, conversationMessages } = await open(client, id);
    expect(conversation).toMatchObject({ preview: "Good to hear.", unreadCount: 1 });
    const long = "Please send a report about it and ".repeat(8);
    await send(client, id, long);
    expect((await open(client, id)).conversation?.preview).toBe(
      `${"Please send a report about it and ".repeat(4)}Please send a report...`,
    );
    expect(conversationMessages.nodes.map(({ text }) => text)).toEqual([
      "Good to hear.",
      "It does.",
      "Does it work offline?",
    ]);
  });

  it("shows a solution that is not public to the vendor's members only, and can't be begun about one", async () => {
    const client = await person();
    const solution = await createSolution(app, { vendor });
    const { beginConversation } = (await begin(client, vendor.id, { solutionId: solution.id })).data;
    const about = async (by: TestClient) =>
      (await by.execute(`{ conversation(id: ${beginConversation.id}) { solution { title } } }`)).data;
    const shown = { conversation: { solution: { title: solution.title } } };
    expect([await about(client), await about(member)]).toEqual([shown, shown]);
    for (const status of ["withdrawn", "draft"]) {
      await sql(`update solutions set status = '${status}' where id = ${solution.id}`);
      expect([await about(client), await about(member)]).toEqual([
        { conversation: { solution: null } },
        shown,
      ]);
      const { errors } = await begin(client, vendor.id, { solutionId: solution.id });
      expect(errors?.[0]?.extensions?.fields).toEqual({ solutionId: "Choose one of the vendor's solutions" });
    }
  });

  it("refuses what is missing, too long or of another vendor, at the field", async () => {
    const client = await person();
    const fieldsOf = async (input: object) =>
      (await begin(client, vendor.id, input)).errors?.[0]?.extensions?.fields;
    expect(await fieldsOf({ text: " " })).toEqual({ text: "Message is required" });
    expect(await fieldsOf({ text: "x".repeat(5001) })).toEqual({
      text: "Message must be at most 5000 characters",
    });
    const other = await createSolution(app);
    for (const solutionId of [other.id, "999999", "x"])
      expect(await fieldsOf({ solutionId })).toEqual({ solutionId: "Choose one of the vendor's solutions" });
    expect(codeOf(await begin(client, "999999"))).toBe("NOT_FOUND");
    expect(codeOf(await begin(client, vendor.id, {}, "not a key"))).toBe("BAD_USER_INPUT");
    expect(codeOf(await begin(app, vendor.id))).toBe("UNAUTHENTICATED");
    expect((await inbox(client)).totalCount).toBe(0);
  });

  it("is refused to the vendor's own members, with the reason", async () => {
    const { errors } = await begin(member, vendor.id);
    expect(errors?.[0]).toMatchObject({
      message: "You belong to the organization behind Cairnlight, so you receive its messages.",
      extensions: { code: "FORBIDDEN" },
    });
    const contacting = async (client: TestClient) =>
      (
        await client.execute<{ contacting: { refusal: string | null } }>(
          `{ contacting(vendorId: ${vendor.id}) { refusal } }`,
        )
      ).data.contacting.refusal;
    expect([await contacting(member), await contacting(stranger)]).toEqual([errors?.[0]?.message, null]);
  });

  it("is refused while a vendor is withdrawn: with the reason for whoever still sees it", async () => {
    const withdrawn = await createVendor(app, { name: "Cairnless" });
    await sql(`update vendors set status = 'withdrawn' where id = ${withdrawn.id}`);
    const ask = (client: TestClient) =>
      client.execute<{ contacting: { refusal: string | null } }>(
        `{ contacting(vendorId: ${withdrawn.id}) { refusal } }`,
      );
    const { data } = await ask(admin);
    expect(data.contacting.refusal).toBe("Nobody can write to Cairnless while it is withdrawn.");
    expect(codeOf(await ask(stranger))).toBe("NOT_FOUND");
    expect(codeOf(await begin(admin, withdrawn.id))).toBe("FORBIDDEN");
    expect(codeOf(await begin(stranger, withdrawn.id))).toBe("NOT_FOUND");
  });

  it("has one effect however often it is sent at once", async () => {
    const [client, key] = [await person(), randomUUID()];
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(client, vendor.id, {}, key)));
    const ids = new Set(begun.map(({ data }) => data.beginConversation.id));
    expect([ids.size, (await inbox(client)).totalCount]).toEqual([1, 1]);
    const [id = ""] = ids;
    const again = randomUUID();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(client, id, "Once", again)));
    expect(new Set(sent.map(({ data }) => data.sendMessage.id)).size).toBe(1);
    expect((await open(client, id)).conversationMessages.nodes).toHaveLength(2);
  });

  it("is limited to twenty new ones a day", async () => {
    const client = await person();
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n++) codes.push(codeOf(await begin(client, vendor.id)));
    expect(codes.slice(19)).toEqual([undefined, "TOO_MANY_REQUESTS"]);
  });

  it("is as if it were not there for everybody else", async () => {
    const client = await person();
    const { id } = (await begin(client, vendor.id)).data.beginConversation;
    const message = await lastOf(client, id);
    for (const other of [stranger, admin]) {
      for (const target of [id, "999999"])
        expect(await open(other, target)).toEqual({
          conversation: null,
          conversationMessages: { nodes: [] },
        });
      const report = (target: string) =>
        other.execute('mutation ($id: ID!) { reportMessage(id: $id, reason: "Spam") { message } }', {
          id: target,
        });
      for (const [mine, missing] of [
        [await send(other, id), await send(other, "999999")],
        [await read(other, id, message), await read(other, "999999", message)],
        [await archive(other, id), await archive(other, "999999")],
        [await report(message), await report("999999")],
      ] as const) {
        expect(codeOf(mine)).toBe("NOT_FOUND");
        expect(mine.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
      }
      expect((await inbox(other)).nodes.map((talk) => talk.id)).not.toContain(id);
    }
    for (const answer of [await send(app, id), await read(app, id, message), await archive(app, id)])
      expect(codeOf(answer)).toBe("UNAUTHENTICATED");
  });
});

describe("a vendor without members", () => {
  it("is answered for by administrators, clearly marked, until somebody belongs to it", async () => {
    const client = await person();
    const organization = await createOrganization(app);
    const { id: vendorId } = await createVendor(app, { organization });
    const { id } = (await begin(client, vendorId)).data.beginConversation;
    expect((await inbox(admin)).nodes.find((talk) => talk.id === id)).toMatchObject({
      viewerSide: "VENDOR",
      vendorIsUnclaimed: true,
      unreadCount: 1,
    });
    const { sendMessage: answer } = (await send(admin, id, "We have passed it on.")).data;
    expect(answer).toMatchObject({ side: "VENDOR", byAdministrator: true, authorName: null });
    const claimant = await createUser(app);
    const owner = await signIn(app, claimant);
    expect((await open(owner, id)).conversation).toBeNull();
    await sql(`insert into organization_members values (${organization.id}, ${claimant.id}, 'owner')`);
    expect((await open(owner, id)).conversation).toMatchObject({ viewerSide: "VENDOR", unreadCount: 1 });
    expect((await open(owner, id)).conversationMessages.nodes).toHaveLength(2);
    expect((await open(admin, id)).conversation).toBeNull();
    expect((await send(owner, id)).data.sendMessage.byAdministrator).toBe(false);
  });
});
