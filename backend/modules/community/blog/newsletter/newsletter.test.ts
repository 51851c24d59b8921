import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../../../jobs/queue.ts";
import { daysFromNow } from "../../../../shared/days/days.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { createNewsletterSubscriber } from "../../../../testing/factories/newsletter-subscriber.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { newsletterDigestJob } from "./digest.job.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const sql = (query: string) => app.database.orm.em.fork().execute<Record<string, unknown>[]>(query);
const subscribe = (email: string) =>
  app.execute<{ subscribeToNewsletter: { message: string } }>(
    "mutation ($email: String!) { subscribeToNewsletter(email: $email) { message } }",
    { email },
  );
const confirm = (token: string) =>
  app.execute<{ confirmNewsletter: { message: string } }>(
    "mutation ($token: String!) { confirmNewsletter(token: $token) { message } }",
    { token },
  );
const stateOf = async (email: string) =>
  (await sql(`select status from newsletter_subscribers where email = '${email}'`))[0]?.status;
const letterTo = (email: string) => app.mails.findLast(({ to }) => to === email);
const tokenIn = (text: string | undefined) => /token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

/** Creates a confirmed subscriber. */
async function subscriber(email: string): Promise<void> {
  await subscribe(email);
  await app.runJobs();
  await confirm(tokenIn(letterTo(email)?.text));
}

describe("subscribing", () => {
  it("sends a link by mail and counts only once it was followed", async () => {
    await subscribe("ada@fans.example");
    expect(await stateOf("ada@fans.example")).toBeUndefined();
    await app.runJobs();
    expect(await stateOf("ada@fans.example")).toBe("pending");
    const token = tokenIn(letterTo("ada@fans.example")?.text);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await sql("select * from newsletter_subscribers"))).not.toContain(token);
    expect((await confirm(token)).data.confirmNewsletter.message).toMatch(/subscribed/);
    expect(await stateOf("ada@fans.example")).toBe("confirmed");
    expect((await confirm(token)).errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("answers the same for existing subscribers, and sends them no email", async () => {
    const unknown = await subscribe("new@fans.example");
    await subscriber("known@fans.example");
    const letters = app.mails.length;
    const known = await subscribe("KNOWN@fans.example");
    await app.runJobs();
    expect(known.data).toEqual(unknown.data);
    expect(app.mails.slice(letters).filter(({ to }) => /known/i.test(to))).toEqual([]);
  });

  it("is refused for an invalid address, and after three emails in an hour", async () => {
    const { errors } = await subscribe("nobody");
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      fields: { email: "Invalid email address" },
    });
    const codes: unknown[] = [];
    for (let i = 0; i < 4; i++)
      codes.push((await subscribe("flood@fans.example")).errors?.[0]?.extensions?.code);
    expect(codes).toEqual([undefined, undefined, undefined, "TOO_MANY_REQUESTS"]);
  });

  it("ends with the link's seven days", async () => {
    await subscribe("late@fans.example");
    await app.runJobs();
    await sql(
      "update newsletter_subscribers set confirmation_expires_at = now() - interval '1 minute' where email = 'late@fans.example'",
    );
    expect((await confirm(tokenIn(letterTo("late@fans.example")?.text))).errors).toHaveLength(1);
  });
});

describe("unsubscribing", () => {
  const keyOf = (email: string) =>
    /key=([\w-]{43})/.exec(letterTo(email)?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";

  it("takes one click in a mail client, as specified by RFC 8058", async () => {
    await subscriber("click@fans.example");
    const { headers } = letterTo("click@fans.example") ?? {};
    expect(headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const address = /<(.+)>/.exec(headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const path = address.replace(/^https?:\/\/[^/]+/, "");
    expect((await app.fetch(path)).status).toBe(404);
    expect(await stateOf("click@fans.example")).toBe("confirmed");
    const response = await app.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(response.status).toBe(200);
    expect(await stateOf("click@fans.example")).toBe("unsubscribed");
  });

  it("works with the link in an email, answers the same for any key, and can be undone by subscribing again", async () => {
    await subscriber("back@fans.example");
    const end = (key: string) =>
      app.execute<{ unsubscribeFromNewsletter: { message: string } }>(
        "mutation ($key: String!) { unsubscribeFromNewsletter(key: $key) { message } }",
        { key },
      );
    const known = await end(keyOf("back@fans.example"));
    expect(known.data).toEqual((await end("x".repeat(43))).data);
    expect(await stateOf("back@fans.example")).toBe("unsubscribed");
    await subscriber("back@fans.example");
    expect(await stateOf("back@fans.example")).toBe("confirmed");
  });
});

describe("the weekly digest", () => {
  const send = async () => {
    const letters = app.mails.length;
    await addJob(app.database.orm.em.fork(), newsletterDigestJob, {});
    await app.runJobs();
    return app.mails.slice(letters);
  };

  it("goes once to each confirmed subscriber, with the new articles and both ways to unsubscribe", async () => {
    await sql("delete from newsletter_subscribers");
    for (const name of ["one", "two"])
      await createNewsletterSubscriber(app, { email: `${name}@weekly.example` });
    await createNewsletterSubscriber(app, { status: "pending", confirmedAt: null });
    await createBlogPost(app, { title: "The Free Pilot", publishedAt: daysFromNow(-2) });
    await createBlogPost(app, { title: "Last Month", publishedAt: daysFromNow(-30) });
    const letters = await send();
    expect(letters.map(({ to }) => to).toSorted()).toEqual(["one@weekly.example", "two@weekly.example"]);
    const [letter] = letters;
    expect(letter?.subject).toContain("The Free Pilot");
    expect(letter?.text).toContain("/blog/the-free-pilot\n");
    expect(letter?.text).not.toContain("last-month");
    expect(letter?.text).toMatch(/Unsubscribe: http.+key=[\w-]{43}$/);
    expect(letter?.headers?.["List-Unsubscribe"]).toMatch(/^<http.+>$/);
  });

  it("is not sent when nothing was published", async () => {
    await sql(
      "update blog_posts set published_at = published_at - interval '30 days' where status = 'published'",
    );
    expect(await send()).toEqual([]);
  });
});
