import { afterEach, describe, expect, it, vi } from "vitest";
import { createLogger } from "./logger.ts";
import { User } from "./modules/account/identity/user.entity.ts";
import { createUser } from "./testing/accounts.ts";
import { createTestDatabase } from "./testing/servers/test-database.ts";

/** The log of one error. */
function logged(error: unknown): string {
  const lines: string[] = [];
  createLogger("warn", { write: (line) => void lines.push(line) }).error({ err: error }, "unexpected error");
  return lines.join("");
}

describe("an error in the log", () => {
  it("says nothing of rows, statements and parameters of the database", async () => {
    const database = await createTestDatabase("empty");
    const { username, email } = await createUser({ database }, { bio: "secret-bio" });
    const em = database.orm.em.fork();
    const failures = [
      () => createUser({ database }, { username, email, bio: "secret-bio" }),
      () =>
        em.execute(
          "insert into users (username, email, first_name) values ('secret-name', 'no-address', null)",
        ),
      () => em.execute("select 'secret-text'::integer"),
      () => em.execute("select ? :: date", ['secret-2026 - "secret-day"']),
      () => em.findOneOrFail(User, { id: "secret-id" as unknown as number }),
      () => em.execute("do $$ begin raise exception 'Row (secret-row) of \"secret\"'; end $$"),
    ];
    for (const failure of failures) {
      const error = await failure().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      const line = logged(error);
      expect(JSON.parse(line)).toMatchObject({ err: { code: expect.stringMatching(/^[0-9A-Z]{5}$/) } });
      expect(line).not.toMatch(/secret|people\.example|insert into|Failing row/i);
      expect(line).toContain(" at ");
    }
    await database.drop();
  });

  it("says what other errors say, and their causes", () => {
    const error = new TypeError("x is not a function", { cause: new Error("because") });
    const line = logged(Object.assign(error, { config: { password: "secret" } }));
    expect(JSON.parse(line)).toMatchObject({
      err: { type: "TypeError", message: "x is not a function", cause: { message: "because" } },
    });
    expect(line).not.toContain("secret");
  });

  it.each([
    [
      { status: 404, statusText: "Not Found", data: "secret" },
      { type: "Object", message: "Not Found", status: 404 },
    ],
    [
      new Response(null, { status: 502, statusText: "Bad Gateway" }),
      { type: "Response", message: "Bad Gateway", status: 502 },
    ],
    [
      { error: new TypeError("because") },
      { message: "a thrown Object", cause: { type: "TypeError", message: "because" } },
    ],
    ["no such thing", { type: "string", message: "no such thing" }],
    [Object.create(null), { type: "object", message: "a thrown object" }],
    [undefined, { type: "undefined", message: "undefined" }],
    [null, { message: "object" }],
  ])("names what is thrown without being an error: %o", (thrown, err) => {
    const line = logged(thrown);
    if (thrown !== undefined && thrown !== null) expect(JSON.parse(line)).toMatchObject({ err });
    expect(line).not.toContain("secret");
  });

  afterEach(() => vi.unstubAllEnvs());

  it("says no secret of a setting, nor the account of an address", () => {
    vi.stubEnv("DATABASE_URL", "postgres://hub:p%23ssw%2Ford@db/hub");
    vi.stubEnv("SMTP_URL", "smtps://mail:letters-pass@mail");
    vi.stubEnv("AI_API_KEY", "sk-a-long-key");
    const said = [
      "connect postgres://hub:p%23ssw%2Ford@db/hub",
      "word p#ssw/ord of smtps://mail:letters-pass@mail",
      "key sk-a-long-key; https://feed:other-pass@example.org/list refused",
    ].join("; ");
    const all = [new Error(said, { cause: new TypeError(said) }), said, { statusText: said }].map(logged);
    const lines: string[] = [];
    const logger = createLogger("warn", { write: (line) => void lines.push(line) });
    logger.warn({ reason: said }, "a connection was lost");
    logger.error({ problem: said }, "mail can't be delivered");
    for (const line of [...all, ...lines]) {
      expect(line).not.toMatch(/p%23|p#|-pass|sk-a/);
      expect(line).toContain("example.org/list refused");
    }
  });
});
