import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, testClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { TRUSTED_PROXIES: "1" });
});
afterAll(() => app.stop());

const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { message } }";

/** A client with this IP address, as reported by the trusted proxy. */
const at = (address: string, url = app.url) => testClient(url, { "x-forwarded-for": address });

async function signIn(client: ReturnType<typeof at>, username: string, password: string) {
  const { errors, response } = await client.execute(SIGN_IN, { input: { username, password } });
  return { code: errors?.[0]?.extensions?.code ?? "in", response };
}

async function failures(client: ReturnType<typeof at>, username: string, count: number) {
  const codes: unknown[] = [];
  for (let i = 0; i < count; i++) codes.push((await signIn(client, username, "wrong-1")).code);
  return codes;
}

describe("failures to sign in", () => {
  it("are five, in both APIs together; then even the right password waits", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    expect(await failures(at("10.0.0.1"), username, 3)).toEqual(Array(3).fill("UNAUTHENTICATED"));
    const login = (password: string) =>
      at("10.0.0.1").fetch("/api/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username, password }),
      });
    expect([(await login("wrong-1")).status, (await login("wrong-1")).status]).toEqual([401, 401]);
    const rest = await login("right-1");
    expect(rest.status).toBe(429);
    expect(Number(rest.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await rest.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    const { code, response } = await signIn(at("10.0.0.1"), username.toUpperCase(), "right-1");
    expect([code, response.status]).toEqual(["TOO_MANY_REQUESTS", 429]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("are counted by account and address: another address still gets in", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    await failures(at("10.0.1.1"), username, 6);
    expect((await signIn(at("10.0.1.2"), username, "right-1")).code).toBe("in");
  });

  it("are forgotten after a success", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    await failures(at("10.0.2.1"), username, 4);
    expect((await signIn(at("10.0.2.1"), username, "right-1")).code).toBe("in");
    expect(await failures(at("10.0.2.1"), username, 4)).toEqual(Array(4).fill("UNAUTHENTICATED"));
  });

  it("don't slip past the limit by coming at the same time", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(at("10.0.3.1"), username, "wrong-1")),
    );
    const checked = answers.filter(({ code }) => code === "UNAUTHENTICATED");
    expect(checked.length).toBeLessThanOrEqual(7);
  });

  it("stay counted over a restart, and by another instance", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    await failures(at("10.0.4.1"), username, 5);
    const other = await startTestApp(app.database, { TRUSTED_PROXIES: "1" });
    expect((await signIn(at("10.0.4.1", other.url), username, "right-1")).code).toBe("TOO_MANY_REQUESTS");
    await other.stop();
  });

  it("can't be spread over forged addresses", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    const codes: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      codes.push((await signIn(at(`192.0.2.${i}, 10.0.5.1`), username, "wrong-1")).code);
    }
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  it("count an IPv6 network, and an IPv4 address also when mapped", async () => {
    const { username } = await createUser(app, { password: "right-1" });
    const codes: unknown[] = [];
    for (let i = 0; i < 6; i++) {
      codes.push((await signIn(at(`2001:db8:6:1::${i}`), username, "wrong-1")).code);
    }
    expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
    expect((await signIn(at("2001:db8:6:2::1"), username, "right-1")).code).toBe("in");
    await failures(at("10.0.9.1"), username, 5);
    expect((await signIn(at("::ffff:10.0.9.1"), username, "right-1")).code).toBe("TOO_MANY_REQUESTS");
  });

  it("count for the account however its name is written", async () => {
    const { username } = await createUser(app, { username: "ilkay-ibis", password: "right-1" });
    for (const written of ["ilkay-ibis", "ILKAY-IBIS", "İlkay-ibis", "ilkay-İbis", "İLKAY-İBİS"]) {
      await failures(at("10.0.9.2"), written, 1);
    }
    expect((await signIn(at("10.0.9.2"), username, "right-1")).code).toBe("TOO_MANY_REQUESTS");
  });

  it("count for unknown usernames as well", async () => {
    expect((await failures(at("10.0.6.1"), "nobody-at-all", 6)).at(-1)).toBe("TOO_MANY_REQUESTS");
  });
});

describe("from one address", () => {
  it("150 sign-ups and 300 sign-ins that succeed pass", async () => {
    const client = at("10.0.7.1");
    const register = (i: number) =>
      client.execute("mutation ($input: RegisterInput!) { register(input: $input) { message } }", {
        input: {
          username: `many-${i}`,
          email: `many-${i}@people.example`,
          password: "secret-1",
          firstName: "A",
          lastName: "B",
        },
      });
    const codes: unknown[] = [];
    for (let i = 0; i < 150; i += 10) {
      const some = await Promise.all(Array.from({ length: 10 }, (_, j) => register(i + j)));
      codes.push(...some.map(({ errors }) => errors?.[0]?.extensions?.code ?? "made"));
    }
    expect(new Set(codes)).toEqual(new Set(["made"]));
    const entered: unknown[] = [];
    for (let i = 0; i < 300; i += 10) {
      const some = await Promise.all(
        Array.from({ length: 10 }, (_, j) => signIn(client, `many-${(i + j) % 150}`, "secret-1")),
      );
      entered.push(...some.map(({ code }) => code));
    }
    expect(new Set(entered)).toEqual(new Set(["in"]));
  });

  it("sign-ups end at the limit", async () => {
    const strict = await startTestApp(app.database, { TRUSTED_PROXIES: "1", REGISTRATIONS: "2" });
    const codes: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const { errors } = await at("10.0.8.1", strict.url).execute(
        "mutation ($input: RegisterInput!) { register(input: $input) { message } }",
        {
          input: {
            username: `few-${i}`,
            email: `few-${i}@people.example`,
            password: "secret-1",
            firstName: "A",
            lastName: "B",
          },
        },
      );
      codes.push(errors?.[0]?.extensions?.code ?? "made");
    }
    expect(codes).toEqual(["made", "made", "TOO_MANY_REQUESTS"]);
    await strict.stop();
  });

  it("sign-ups for taken names and addresses are limited like any other", async () => {
    const strict = await startTestApp(app.database, { TRUSTED_PROXIES: "1", REGISTRATIONS: "2" });
    const { username, email } = await createUser(app);
    const attempt = async (address: string, fields: object) => {
      const { errors } = await at(address, strict.url).execute(
        "mutation ($input: RegisterInput!) { register(input: $input) { message } }",
        {
          input: { username, email, password: "secret-1", firstName: "A", lastName: "B", ...fields },
        },
      );
      return errors?.[0]?.extensions?.code ?? "made";
    };
    const codes: unknown[] = [];
    for (const i of [1, 2, 3]) codes.push(await attempt(`2001:db8:7::${i}`, { username: `probe-${i}` }));
    for (const i of [1, 2, 3]) codes.push(await attempt("10.0.8.2", { email: `probe-${i}@people.example` }));
    const limited = ["CONFLICT", "CONFLICT", "TOO_MANY_REQUESTS"];
    expect(codes).toEqual([...limited, ...limited]);
    await strict.stop();
  });
});
