import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { pdfOf, uploadDocument } from "../../../../testing/documents.ts";
import { createConversation } from "../../../../testing/factories/conversation.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let member: SignedInClient;
let person: SignedInClient;
let stranger: SignedInClient;
let vendor: number;
let conversation: string;
let prices: { id: string; src: string };
beforeAll(async () => {
  app = await startTestApp("empty");
  stranger = await signIn(app, await createUser(app));
});
afterAll(() => app.stop());
beforeEach(async () => {
  const [owner, buyer] = [await createUser(app), await createUser(app)];
  member = await signIn(app, owner);
  person = await signIn(app, buyer);
  const organization = await createOrganization(app, { members: [[owner, "owner"]] });
  ({ id: vendor } = await createVendor(app, { organization }));
  const solution = await createSolution(app, { vendor: { id: vendor } });
  const place = { of: "solution", id: solution.id, title: "Prices", visibility: "on_request" } as const;
  ({ body: prices } = await uploadDocument(member, place, pdfOf(["$40 an athlete"])));
  await uploadDocument(
    member,
    { of: "vendor", id: vendor, title: "Leaflet" },
    pdfOf(["Everyone may read this"]),
  );
  ({ id: conversation } = await createConversation(app, { person: buyer, vendor: { id: vendor } }).then(
    ({ id }) => ({ id: String(id) }),
  ));
});

type Offered = { id: string; shared: boolean; document: { title: string; src: string } };
const offeredTo = async (by: SignedInClient) => {
  const { data } = await by.execute<{ offeredDocuments: Offered[] }>(
    "query ($id: ID!) { offeredDocuments(conversationId: $id) { id shared document { title src } } }",
    { id: conversation },
  );
  return data.offeredDocuments.map(({ shared, document: { title } }) => [title, shared]);
};
const share = (by: SignedInClient, shared: boolean, documentId = prices.id) =>
  by.execute(
    `mutation ($conversation: ID!, $document: ID!, $shared: Boolean!) {
      setDocumentShared(conversationId: $conversation, documentId: $document, shared: $shared) { shared } }`,
    { conversation, document: documentId, shared },
  );
const opens = async (by: SignedInClient) => (await by.fetch(prices.src)).status;
const messages = async () => {
  const { data } = await person.execute<{ conversationMessages: { nodes: { text: string }[] } }>(
    "query ($id: ID!) { conversationMessages(conversationId: $id, first: 10) { nodes { text } } }",
    { id: conversation },
  );
  return data.conversationMessages.nodes.filter(
    ({ text }) => text.includes("shared the document") || text.includes("“Prices”"),
  ).length;
};

describe("a document on request", () => {
  it("is opened by the person it was shared with, until that ends", async () => {
    expect([await offeredTo(member), await offeredTo(person)]).toEqual([[["Prices", false]], []]);
    expect(await opens(person)).toBe(404);
    await share(member, true);
    expect([await offeredTo(member), await offeredTo(person)]).toEqual([
      [["Prices", true]],
      [["Prices", true]],
    ]);
    expect([await opens(person), await opens(stranger), await opens(member)]).toEqual([200, 404, 200]);
    await share(member, false);
    expect([await offeredTo(person), await opens(person)]).toEqual([[], 404]);
  });

  it("is told of by one message, however often it is shared at once", async () => {
    await Promise.all([share(member, true), share(member, true), share(member, true)]);
    expect(await messages()).toBe(1);
  });

  it("is shared only by the vendor's side, and only one of its own on request", async () => {
    const refusals = await Promise.all([share(person, true), share(stranger, true)]);
    expect(refusals.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(["FORBIDDEN", "NOT_FOUND"]);
    const { body: foreign } = await uploadDocument(
      await signIn(app, await createUser(app, { role: "admin" })),
      { of: "vendor", id: (await createVendor(app)).id, visibility: "on_request" },
      pdfOf(["Theirs"]),
    );
    const others = await Promise.all(
      [foreign.id, "0", "x", "99999999999"].map((id) => share(member, true, id)),
    );
    expect(others.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(Array(4).fill("NOT_FOUND"));
    expect([await offeredTo(stranger), await opens(person)]).toEqual([[], 404]);
  });

  it("isn't opened by others any more once its record is withdrawn", async () => {
    await share(member, true);
    await app.database.orm.em
      .fork()
      .execute("update solutions set status = 'withdrawn' where vendor_id = ?", [vendor]);
    expect([await opens(person), await offeredTo(person), await opens(member)]).toEqual([404, [], 200]);
  });
});
