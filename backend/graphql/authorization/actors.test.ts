import { type ExecutionResult, graphql } from "graphql";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addJob } from "../../jobs/queue.ts";
import { runWaitingJobs } from "../../jobs/worker.ts";
import { exportMyData } from "../../modules/account/profiles/privacy/export.service.ts";
import { updateProfile } from "../../modules/account/profiles/profile/profile.service.ts";
import { solutionList } from "../../modules/catalog/solutions/solution.list.ts";
import type { Actor } from "../../shared/actor.ts";
import type { Context } from "../../shared/context.ts";
import type { Job } from "../../shared/job.ts";
import { readListed } from "../../shared/listing/reading/read-list.ts";
import { fields } from "../../shared/rows/selection.ts";
import { SCOPES, type Scope } from "../../shared/scopes.rules.ts";
import { sharedContext } from "../../shared-context.ts";
import { createUser } from "../../testing/accounts.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { createSchema } from "../schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  for (let n = 0; n < 4; n += 1) await createSolution(app);
});
afterAll(() => app.stop());

const schema = createSchema();
const best = (context: Context) => readListed(context, solutionList, { first: 3 }, fields(["title"]));

function contextOf(actor: Actor | undefined): Context {
  const { orm } = app.database;
  return { ...sharedContext(orm, app.config), em: orm.em.fork({ useContext: true }), actor };
}

/** A new user whose program acts with a token of these scopes. */
async function newTokenHolder(...scopes: Scope[]) {
  const user = await createUser(app);
  const actor: Actor = { kind: "token", id: user.id, role: user.role, tokenId: 1, scopes };
  return { user, actor };
}

/** What the schema answers an actor: the first error's code, or "done". */
async function ask(actor: Actor, source: string): Promise<unknown> {
  const { errors }: ExecutionResult = await graphql({ schema, source, contextValue: contextOf(actor) });
  const [error] = errors ?? [];
  return error ? ((error.originalError as { code?: unknown } | undefined)?.code ?? error.message) : "done";
}

describe("a job", () => {
  it("calls a use case as the system", async () => {
    const seen: unknown[] = [];
    const job: Job = {
      name: "list-solutions",
      run: async (_payload, context) => {
        const nodes = await best(context);
        seen.push(context.actor, nodes.length);
      },
    };
    const { orm, url } = app.database;
    await addJob(orm.em.fork(), job, {});
    await runWaitingJobs({
      url,
      orm,
      jobs: [job],
      tools: { ...sharedContext(orm, app.config), mailer: { send: async () => undefined } },
      logger: pino({ level: "silent" }),
    });
    expect(seen).toEqual([{ kind: "system" }, 3]);
  });

  it("is not a person: use cases that need one are refused", async () => {
    await expect(exportMyData(contextOf({ kind: "system" }))).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("may change an account, as an administrator may", async () => {
    const user = await createUser(app);
    const context = contextOf({ kind: "system" });
    const changed = await context.em.transactional(() =>
      updateProfile(context, String(user.id), { title: "Head coach" }),
    );
    expect(changed).toMatchObject({ id: user.id, title: "Head coach" });
  });
});

describe("a person's access token", () => {
  it("calls use cases as the person", async () => {
    const { user, actor } = await newTokenHolder("catalog:read");
    expect(await best(contextOf(actor))).toHaveLength(3);
    const { content } = await exportMyData(contextOf(actor));
    expect(JSON.parse(content)).toMatchObject({ account: { username: user.username } });
  });

  it("does what its scopes let it, area by area", async () => {
    const { actor } = await newTokenHolder("account:read", "catalog:read", "discovery:write");
    expect(
      await ask(actor, "{ viewer { id } exportMyData { fileName } solutions(first: 1) { nodes { id } } }"),
    ).toBe("done");
    expect(await ask(actor, 'mutation { createShortlist(name: "Pilot") { id } }')).toBe("done");
    expect(await ask(actor, "{ shortlists { id } }")).toBe("FORBIDDEN");
    expect(await ask(actor, "{ viewerApplications { nodes { id } } }")).toBe("FORBIDDEN");
    expect(await ask((await newTokenHolder("catalog:write")).actor, "{ solutions { nodes { id } } }")).toBe(
      "FORBIDDEN",
    );
  });

  it.each([
    "{ viewerSessions { id } }",
    "{ viewerTwoFactor { recoveryCodesLeft } }",
    "{ viewerAccessTokens { id } }",
    'mutation { createAccessToken(input: { name: "A", scopes: [], expiresOn: "" }) { token } }',
    'mutation { revokeAccessToken(id: "1") { message } }',
    "mutation { revokeAllAccessTokens { message } }",
    "mutation { beginTwoFactor { secret } }",
    "mutation { revokeOtherSessions { message } }",
    'mutation { revokeSession(id: "1") { message } }',
    "mutation { signOut { message } }",
    'mutation { signIn(input: { username: "student", password: "student-demo" }) { message } }',
    'mutation { changePassword(currentPassword: "a", newPassword: "bcdefg") { message } }',
    'mutation { deleteAccount(password: "a") { message } }',
  ])("does not reach %s", async (operation) => {
    const { actor } = await newTokenHolder(...SCOPES);
    expect(await ask(actor, operation)).toBe("FORBIDDEN");
  });

  it("changes no account, whatever its scopes", async () => {
    const { user, actor } = await newTokenHolder(...SCOPES);
    const input = '{ title: "Coach" }';
    expect(await ask(actor, `mutation { updateProfile(id: "${user.id}", input: ${input}) { id } }`)).toBe(
      "FORBIDDEN",
    );
    expect(await ask(actor, "mutation { updatePrivacy(input: { dataAnalytics: false }) { id } }")).toBe(
      "FORBIDDEN",
    );
  });
});
