import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { NotificationPreferences } from "../../account/identity/notification-preferences.ts";

let app: TestApp;
let member: SignedInClient;
let solution: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  member = await signIn(app, user);
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  solution = await createSolution(app, {
    vendor: await createVendor(app, { organization, name: "Ketterwell" }),
  });
});
afterAll(() => app.stop());

const reply = async (id: number, text: string, version?: number) => {
  const { errors } = await member.execute(
    `mutation ($id: ID!, $text: String!, $version: Int) {
      saveReviewReply(reviewId: $id, text: $text, version: $version) { id } }`,
    { id: String(id), text, ...(version && { version }) },
  );
  expect(errors).toBeUndefined();
};
const remove = (id: number) => member.execute(`mutation { removeReviewReply(reviewId: ${id}) { id } }`);
const lettersTo = async ({ email }: { email: string }) => {
  await app.runJobs();
  return app.mails.filter(({ to }) => to === email).map(({ subject, text }) => `${subject}\n${text}`);
};

describe("the author of a review", () => {
  it("gets the vendor's reply by mail, once, with a way to turn that off", async () => {
    const author = await createUser(app);
    const { id } = await createReview(app, { solution, author });
    await reply(id, "Thank you, it is fixed.");
    await reply(id, "Thank you, it was fixed.", 1);
    const letters = await lettersTo(author);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatch(/^Ketterwell replied to your review.*it (is|was) fixed\./s);
    expect(letters[0]).toContain(`/solutions/${solution.id}-`);
    expect(letters[0]).toContain("/profile?tab=notifications");
    await remove(id);
    await reply(id, "Once more.");
    expect(await lettersTo(author)).toHaveLength(1);
  });

  it("gets none without wanting mail, or for a reply that is gone before", async () => {
    const quiet = await createUser(app, {
      notificationPreferences: { ...new NotificationPreferences(), emailNotifications: false },
    });
    const first = await createReview(app, { solution, author: quiet });
    await reply(first.id, "Thank you.");
    expect(await lettersTo(quiet)).toEqual([]);
    const author = await createUser(app);
    const second = await createReview(app, { solution, author });
    await reply(second.id, "Thank you.");
    await remove(second.id);
    expect(await lettersTo(author)).toEqual([]);
  });
});
