import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendMailJob } from "../../../../mail/send-mail.job.ts";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { openSampler } from "../sampling/sampler.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const run = (sql: string, values: unknown[] = []) => app.database.orm.em.fork().execute(sql, values);

interface Health {
  readonly systemStatus: string;
  readonly checks: { name: string; passed: boolean; detail: string }[];
  readonly totalUsers: number;
  readonly activeUsers: number;
}

const get = async <Body>(path: string): Promise<Body> => {
  const response = await admin.fetch(`/api/admin/${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
};
const readHealth = () => get<Health>("system-health");
const failedChecks = ({ checks }: Health) => checks.filter(({ passed }) => !passed).map(({ name }) => name);

describe("the system's status", () => {
  it("is not operational before a server has reported, and is afterwards", async () => {
    const before = await readHealth();
    expect([before.systemStatus, failedChecks(before)]).toEqual(["degraded", ["Disk space"]]);
    const sampler = openSampler({ url: app.database.url, meter: app.meter, poolSize: 10 });
    await sampler.sample();
    await run("update server_samples set storage_used_bytes = storage_total_bytes / 2");
    const health = await readHealth();
    expect([health.systemStatus, failedChecks(health)]).toEqual(["operational", []]);
    expect(health.checks.find(({ name }) => name === "Disk space")?.detail).toBe(
      "50% is free, reported by 1 server.",
    );
    await run("update server_samples set storage_used_bytes = storage_total_bytes * 0.96");
    expect(failedChecks(await readHealth())).toEqual(["Disk space"]);
    await run("update server_samples set storage_used_bytes = 0");
    await sampler.stop();
  });

  it("shows jobs that are late, and emails that can't be sent", async () => {
    const add = (name: string) =>
      run("select graphile_worker.add_job(?, '{}'::json, run_at => now() - interval '6 minutes')", [name]);
    await add("late");
    expect(failedChecks(await readHealth())).toContain("Job queue");
    await run("select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))");
    await add(sendMailJob.name);
    await run("update graphile_worker._private_jobs set attempts = 1, run_at = now() + interval '1 hour'");
    const health = await readHealth();
    expect(failedChecks(health)).toContain("Email");
    expect(failedChecks(health)).not.toContain("Job queue");
  });
});

describe("the totals", () => {
  it("count accounts, by role and new ones, without those that were erased", async () => {
    const before = await readHealth();
    await createUser(app, { role: "student", createdAt: new Date("2020-01-01") });
    await createUser(app, { role: "mentor", isActive: false });
    const erased = await createUser(app, { role: "mentor" });
    await run("update users set is_active = false, anonymized_at = now() where id = ?", [erased.id]);
    const after = await readHealth();
    expect([after.totalUsers, after.activeUsers]).toEqual([before.totalUsers + 2, before.activeUsers + 1]);
    const analytics = await get<Record<string, unknown>>("user-analytics");
    expect(analytics).toMatchObject({
      userRoles: [
        { role: "admin", count: 1 },
        { role: "user", count: 0 },
        { role: "student", count: 1 },
        { role: "mentor", count: 1 },
        { role: "investor", count: 0 },
      ],
      recentRegistrations: 2,
    });
  });

  it("count content", async () => {
    const vendor = await createVendor(app, { verified: true });
    await createVendor(app, { verified: false });
    await createSolution(app, { vendor });
    expect(await get("content-stats")).toMatchObject({
      totalContent: { solutions: 1, opportunities: 0 },
      verifiedVendors: 1,
    });
    expect(await readHealth()).toMatchObject({ totalSolutions: 1, totalVendors: 2 });
  });

  it("come with five statements in one request, none of which reads the catalog", async () => {
    app.database.statements.length = 0;
    const { errors } = await admin.execute(`{
      systemHealth { systemStatus totalUsers totalSolutions } userAnalytics { userRoles { role count } recentRegistrations }
      contentStats { totalContent { solutions opportunities } verifiedVendors }
    }`);
    expect(errors).toBeUndefined();
    // The sixth finds the session.
    expect(app.database.statements).toHaveLength(6);
    expect(app.database.statements.filter((statement) => /\bsolutions\b(?! ?"| ?,)/.test(statement))).toEqual(
      [],
    );
  });
});

it.each(["system-health", "user-analytics", "content-stats"])(
  "%s is for administrators only",
  async (path) => {
    expect((await app.fetch(`/api/admin/${path}`)).status).toBe(401);
    const business = await signIn(app, await createUser(app));
    expect((await business.fetch(`/api/admin/${path}`)).status).toBe(403);
  },
);
