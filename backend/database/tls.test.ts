import pino from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "../config.ts";
import { jobPool } from "../jobs/pool.ts";
import { createMeter } from "../modules/administration/system-monitoring/sampling/meter.ts";
import { openSampler } from "../modules/administration/system-monitoring/sampling/sampler.ts";
import { listenToNews } from "../response-cache/response-cache.ts";
import { startTlsServer, type TlsServer } from "../testing/servers/tls-server.ts";
import { withConnection } from "./backup/connection.ts";
import { assertReachable } from "./connect.ts";
import { openDatabase } from "./open-database.ts";
import { openOrm } from "./orm.ts";
import { prepareDatabase } from "./prepare-database.ts";

const logger = pino({ level: "silent" });
let server: TlsServer;
beforeAll(async () => {
  server = await startTlsServer();
});
afterAll(() => server.stop());

const IS_ENCRYPTED = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";

/** Each way in which the product connects: asks whether its own connection is encrypted. */
const WAYS: Readonly<Record<string, (url: string) => Promise<boolean>>> = {
  async pool(url) {
    const orm = await openOrm({ url, poolSize: 1 });
    try {
      await assertReachable(orm, url);
      const [row] = await orm.em.fork().execute<{ ssl: boolean }[]>(IS_ENCRYPTED);
      return row?.ssl === true;
    } finally {
      await orm.close(true);
    }
  },
  async jobs(url) {
    const pool = jobPool(url, 1, logger);
    try {
      return (await pool.query(IS_ENCRYPTED)).rows[0].ssl;
    } finally {
      await pool.end();
    }
  },
  backup: (url) =>
    withConnection(url, "shared", async (client) => (await client.query(IS_ENCRYPTED)).rows[0].ssl),
};

/** What each way comes to: encrypted, plain, or why not. */
async function outcomes(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const connect of Object.values(WAYS)) {
    found.push(
      await connect(url).then(
        (ssl) => (ssl ? "encrypted" : "plain"),
        ({ message, code }: Error & { code?: string }) => `${code ?? ""} ${message}`,
      ),
    );
  }
  return found;
}

async function expectAll(url: string, outcome: RegExp) {
  for (const found of await outcomes(url)) expect(found).toMatch(outcome);
}

const verified = (host?: "localhost" | "127.0.0.1", authority = server.authority) =>
  `${server.url(host)}?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`;

describe("a server that demands TLS", () => {
  it("is used with TLS by every connection of the product", async () => {
    const url = verified();
    await prepareDatabase(url, false);
    const orm = await openOrm({ url, poolSize: 2 });
    const news = await listenToNews(url, logger, { reopened() {}, told() {} });
    const sampler = openSampler({
      url,
      meter: createMeter({ pool: () => ({ busy: 0, idle: 0, waiting: 0 }), dataDirectory: "none" }),
      poolSize: 2,
    });
    const jobs = jobPool(url, 1, logger);
    const script = await openDatabase(readConfig({ DATABASE_URL: url }));
    try {
      await sampler.sample();
      await jobs.query("select 1");
      const rows = await withConnection(url, "shared", async () =>
        orm.em.fork().execute<{ name: string; ssl: boolean }[]>(
          `select distinct application_name as name, ssl from pg_stat_activity join pg_stat_ssl using (pid)
               where datname = current_database() and usename = current_user order by 1`,
        ),
      );
      const names = ["", " backup", " changes", " jobs", " monitoring"];
      expect(rows).toEqual(names.map((name) => ({ name: `sportstech-hub${name}`, ssl: true })));
    } finally {
      await script.close();
      await jobs.end();
      await sampler.stop();
      await news.stop();
      await orm.close(true);
    }
  });

  it.each([
    ["sslmode=require", /^encrypted$/],
    ["sslmode=no-verify", /^encrypted$/],
    ["sslmode=disable", /no encryption/],
    ["sslmode=verify-full", /UNABLE_TO_VERIFY_LEAF_SIGNATURE|unable to verify/],
    ["ssl=true", /unable to verify/],
    ["", /no encryption/],
  ])("with %s", (parameters, outcome) => expectAll(`${server.url()}?${parameters}`, outcome));

  it.each([
    ["require", /^encrypted$/],
    ["no-verify", /^encrypted$/],
    ["disable", /no encryption/],
    ["verify-full", /unable to verify/],
    ["prefer", /^ needs a PGSSLMODE of disable, require, verify-ca or verify-full, or an sslmode$/],
  ])("with PGSSLMODE=%s, where the address says nothing, as with sslmode", async (mode, outcome) => {
    vi.stubEnv("PGSSLMODE", mode);
    try {
      await expectAll(server.url(), outcome);
      await expectAll(`${server.url()}?sslmode=require`, /^encrypted$/);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it("with a certificate of the authority that the address names, whatever the mode", async () => {
    for (const mode of ["require", "verify-ca", "verify-full"])
      await expectAll(verified().replace("verify-full", mode), /^encrypted$/);
  });

  it("isn't believed with the authority of others", async () => {
    for (const mode of ["require", "verify-ca", "verify-full"])
      await expectAll(
        verified("localhost", server.otherAuthority).replace("verify-full", mode),
        /unable to verify|UNABLE_TO/,
      );
  });

  it("isn't believed at an address that its certificate doesn't name", async () => {
    await expectAll(verified("127.0.0.1"), /altnames|ALTNAME/);
    await expectAll(verified("127.0.0.1").replace("verify-full", "verify-ca"), /^encrypted$/);
  });
});

describe("a server with a certificate", () => {
  afterAll(() => server.use("trusted"));

  it("for another name is used by those that don't ask for the name", async () => {
    await server.use("other-name");
    await expectAll(verified(), /altnames|ALTNAME/);
    await expectAll(verified().replace("verify-full", "verify-ca"), /^encrypted$/);
    await expectAll(`${server.url()}?sslmode=require`, /^encrypted$/);
  });

  it("that it signed itself is used by those that ask for encryption alone", async () => {
    await server.use("self-signed");
    await expectAll(verified(), /self-signed/);
    await expectAll(`${server.url()}?sslmode=verify-full`, /self-signed/);
    await expectAll(`${server.url()}?sslmode=require`, /^encrypted$/);
  });
});

describe("a server without TLS", () => {
  beforeAll(() => server.demand("none"));
  afterAll(() => server.demand("tls"));

  it("is refused by whoever asks for TLS, and used by whoever doesn't", async () => {
    await expectAll(verified(), /does not support SSL/);
    await expectAll(`${server.url()}?sslmode=require`, /does not support SSL/);
    await expectAll(server.url(), /^plain$/);
    await expectAll(`${server.url()}?sslmode=disable`, /^plain$/);
  });

  it("tells the operator so in one line, without the password", async () => {
    const url = `${server.url()}?sslmode=require`;
    const failure = await WAYS.pool?.(url).catch((error: Error) => error);
    expect(String(failure)).toMatch(
      /^Error: the database at localhost:\d+\/sportstech \(DATABASE_URL\) can't be reached: [^\n]+ use sslmode=disable\.$/,
    );
    expect(String(failure)).not.toContain(new URL(url).password);
  });
});

describe("the other parameters of the address", () => {
  it("count for every connection", async () => {
    await server.demand("either");
    const url = `${server.url()}?application_name=hub-2&options=-c%20lock_timeout%3D4321`;
    const read =
      "select current_setting('lock_timeout') as timeout, current_setting('application_name') as name";
    const found: unknown[] = [];
    const orm = await openOrm({ url, poolSize: 1 });
    found.push(...(await orm.em.fork().execute(read)));
    await orm.close(true);
    const jobs = jobPool(url, 1, logger);
    found.push(...(await jobs.query(read)).rows);
    await jobs.end();
    await withConnection(url, "shared", async (client) => found.push(...(await client.query(read)).rows));
    expect(found).toEqual(
      ["hub-2", "hub-2 jobs", "hub-2 backup"].map((name) => ({ timeout: "4321ms", name })),
    );
  });
});
