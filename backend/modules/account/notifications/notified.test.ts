import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { conversationTools } from "../../../testing/conversations.ts";
import { createApplication } from "../../../testing/factories/application.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let owner: SignedInClient;
let person: SignedInClient;
let organization: { id: number };
let vendor: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  const user = await createUser(app);
  owner = await signIn(app, user);
  person = await signIn(app, await createUser(app, { firstName: "Ines" }));
  organization = await createOrganization(app, { members: [[user, "owner"]] });
  vendor = await createVendor(app, { organization, name: "Letterhead" });
});
afterAll(() => app.stop());
const { begin, send, read, lastOf } = conversationTools(() => app);

/** What somebody was told of a type, the latest first. */
const notificationsOf = async (client: SignedInClient, type: string) => {
  await app.runJobs();
  const { data } = await client.execute<{
    notifications: { nodes: { title: string; path: string; isRead: boolean }[] };
  }>(`{ notifications(filter: { types: [${type}] }) { nodes { title path isRead } } }`);
  return data.notifications.nodes;
};

it("a message is told once until it is read, and reading it reads the notification", async () => {
  const { id } = (await begin(person, vendor.id)).data.beginConversation;
  await send(person, id, "Hello?");
  const path = `/messages/${id}`;
  expect(await notificationsOf(owner, "MESSAGE")).toEqual([
    { title: "New message from Ines Haddad", path, isRead: false },
  ]);
  await read(owner, id, await lastOf(owner, id));
  expect(await notificationsOf(owner, "MESSAGE")).toMatchObject([{ isRead: true }]);
  await send(person, id, "Still there?");
  expect(await notificationsOf(owner, "MESSAGE")).toHaveLength(2);
  expect(await notificationsOf(person, "MESSAGE")).toEqual([]);
});

it("a decision on an application is told to the applicant", async () => {
  const opportunity = await createOpportunity(app, { ownerOrganization: organization, title: "Set pieces" });
  const application = await createApplication(app, { applicant: { id: person.userId }, opportunity });
  await owner.execute(
    `mutation { decideOnApplication(id: ${application.id}, status: SHORTLISTED, version: ${application.version}) { id } }`,
  );
  expect(await notificationsOf(person, "APPLICATION_STATUS")).toEqual([
    {
      title: "Your application to “Set pieces” was shortlisted",
      path: `/applications/${application.id}`,
      isRead: false,
    },
  ]);
});

it("a review is told to the vendor when it is published, once, and the decision to its author", async () => {
  const solution = await createSolution(app, { vendor, title: "Tagger" });
  const review = await createReview(app, {
    solution,
    author: { id: person.userId },
    status: "pending",
    rating: 4,
  });
  expect(await notificationsOf(owner, "REVIEW")).toEqual([]);
  const decide = (publish: boolean, after: string) =>
    admin.execute(
      `mutation { moderate(id: "review:${review.id}", publish: ${publish}, reason: "Why not"${after}) { message } }`,
    );
  expect((await decide(true, "")).errors).toBeUndefined();
  expect(await notificationsOf(owner, "REVIEW")).toMatchObject([
    { title: expect.stringMatching(/ reviewed Tagger: 4 stars$/) },
  ]);
  expect(await notificationsOf(person, "MODERATION")).toMatchObject([
    { title: "Your review of Tagger was published", path: "/profile?tab=reviews" },
  ]);
  await owner.execute(`mutation { saveReviewReply(reviewId: ${review.id}, text: "Thank you.") { id } }`);
  expect(await notificationsOf(person, "REVIEW")).toMatchObject([
    { title: "Letterhead replied to your review of Tagger" },
  ]);
});

it("a claim is told to who manages the vendor, and its decision to both sides", async () => {
  const { data } = await person.execute<{ submitVendorClaim: { id: string } }>(
    `mutation { submitVendorClaim(vendorId: ${vendor.id}, input: {
      reason: "I have worked for this vendor for years.", evidence: "Ask the founder about my role there." }) { id } }`,
  );
  expect(await notificationsOf(owner, "CLAIM")).toMatchObject([
    { title: "Someone else is claiming Letterhead", path: expect.stringMatching(/\/claim$/) },
  ]);
  await admin.execute(
    `mutation { decideVendorClaim(id: ${data.submitVendorClaim.id}, grant: false, endMemberships: false,
      reason: "No evidence.", version: 1) { id } }`,
  );
  expect(await notificationsOf(person, "CLAIM")).toMatchObject([
    { title: "Your claim to Letterhead was declined" },
  ]);
  expect(await notificationsOf(owner, "CLAIM")).toHaveLength(2);
});
