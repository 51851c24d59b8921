import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError, MAY_HOLD_SECRETS, readConfig, SETTINGS } from "./config.ts";
import { readEnvironmentFile } from "./environment-file.ts";
import { withoutSettingSecrets } from "./setting-secrets.ts";
import { settingWarnings } from "./setting-warnings.ts";
import { connectionOptions } from "./shared/postgres/connection-options.ts";

describe("settings", () => {
  it("have the defaults documented in the README", () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      dataDirectory: ".data",
      databaseUrl: undefined,
      demo: true,
      publicUrl: "http://localhost:4000",
      host: "127.0.0.1",
    });
  });

  it("turn the demo off, and listen on all addresses, with an external database", () => {
    const config = readConfig({ DATABASE_URL: "postgres://user:secret@db/hub" });
    expect(config).toMatchObject({ demo: false, host: undefined });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "80a"],
    ["PORT", "70000"],
    ["DEMO", "yes"],
    ["PUBLIC_URL", "hub.example.org"],
    ["LOG_LEVEL", "loud"],
    ["MAIL_FROM", "the hub"],
  ])("say in one line that %s=%s can't be used", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}="${value}" can't be used: must [^\\n]+$`));
  });
});

/** A value of each kind that somebody may set by mistake; SECRET stands for what nobody may read. */
const WRONG: readonly string[] = [
  " ",
  "SECRET",
  "80SECRET",
  "0x50",
  "1e3",
  "-1",
  "99999999999999999999",
  "4.5",
  "yesSECRET",
  '"SECRET"',
  "SECRET\nPORT=1",
  "SECRET\u0000",
  "https://user:SECRET@host/path?x=SECRET#SECRET",
  "http://user:SECRET@host",
  "smtp://user:SECRET#x@host",
  "smtp://user:SECRET x@host",
  "smtp://SECRET:pa/ss@host",
  "smtp://",
  "postgres://user:SECRET#x@host/db",
  "postgres://user:SECRET x@host/db",
  "postgres://user:12?SECRET@host/db",
  "postgres://user:12/SECRET@host/db",
  "postgres://user:SECRET%@host/db",
  "postgres://user:SECRET@host",
  "postgres://user:SECRET@host/",
  "postgres://user:SECRET@one,two/db",
  "postgres://user:SECRET@one:5432,two:5432/db",
  "postgres://user:SECRET@host:port/db",
  "postgres://user:SECRET@host:0/db",
  '"postgres://user:SECRET@host/db"',
  "'smtp://user:SECRET@host'",
  "postgres://user:SECRET@host:99999/db",
  "postgres://user:SECRET@host/db/more",
  "postgres://user:SECRET@host/db?sslmode=verify",
  "postgres://user:SECRET@host/db?sslmode=prefer",
  "postgres://user:SECRET@host/db?sslmode=disable&sslmode=require",
  "postgres://user:SECRET@host/db?sslmode=disable&sslrootcert=/x",
  "postgres://user:SECRET@host/db?sslmode=verify-ca",
  "postgres://user:SECRET@host/db?sslmode=verify-full&sslrootcert=/no/such/file",
  "postgres://user:SECRET@host/db?sslmode=verify-full&sslrootcert=package.json",
  "postgres://user:SECRET@host/db?sslmode=verify-full&sslcert=/x",
  "postgres://user:SECRET@host/db?password=SECRET",
  "postgres://user:SECRET@host/db?schema=hub",
  "postgres://user:SECRET@host/db?SECRET",
  "mysql://user:SECRET@host/db",
  "host=db user=hub password=SECRET",
];

function failureOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe("a wrong value", () => {
  it.each(SETTINGS)("of %s never shows a secret, and is told in one line", (name) => {
    for (const value of WRONG) {
      try {
        readConfig({ [name]: value });
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        expect(error.message).toMatch(
          new RegExp(
            `^${name}(=".{0,60}")? can't be used: (must|can|can't|holds|has|needs|names|may) .*\\.$`,
          ),
        );
        // The others hold none: what stands there is shown, so that it is found.
        if (MAY_HOLD_SECRETS.has(name) || value.includes("@")) expect(error.message).not.toContain("SECRET");
      }
    }
  });

  it.each(WRONG.filter((value) => value.trim()))("as the address of the database is refused: %j", (value) => {
    expect(() => readConfig({ DATABASE_URL: value })).toThrow(/^DATABASE_URL can't be used: /);
  });

  it.each([
    ["DATABASE_URL", '"postgres://user:SECRET@host/db"'],
    ["SMTP_URL", "'smtp://host'"],
    ["SMTP_URL", "\u201csmtp://host\u201d"],
    ["DATABASE_URL", '"postgres://user@host/db\nDEMO=0'],
    ["SEARCH_URL", '"http://host:9200"'],
  ])("of %s that isn't shown, in quotes, says so", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(/, without quotes around it\.$/);
  });

  it.each([
    ["DATABASE_URL", "postgres://user:SECRET@host"],
    ["SEARCH_URL", "search:9200"],
  ])("of %s is told without anything that hiding secrets would blank", (name, value) => {
    const message = String(failureOf(() => readConfig({ [name]: value })));
    expect(withoutSettingSecrets(message, { [name]: value })).toBe(message);
  });

  it.each([
    "postgres://user:p%23%20%2F%3F%40%25@host/db",
    "postgresql://user@[::1]:5433/d%20b",
    "postgres://user:a@b@host/db",
    "postgres:///db?host=/var/run/postgresql",
    "postgres://user:p%23w@/db?host=/var/run/postgresql",
    "postgres://user@:5433/db?host=/var/run/postgresql",
    "postgres://user@host/db?sslmode=require&channel_binding=prefer",
  ])("isn't %s", (value) => {
    expect(readConfig({ DATABASE_URL: value }).databaseUrl).toBe(value);
  });

  it("is read as it was meant", () => {
    expect(
      connectionOptions("postgres://us%20er:p%23%20%2F%3F%40%25@[::1]:5433/d%20b?options=-c%20a%3Db"),
    ).toEqual({
      host: "::1",
      port: 5433,
      user: "us er",
      password: "p# /?@%",
      database: "d b",
      options: "-c a=b",
      application_name: "sportstech-hub",
    });
  });
});

describe("a warning", () => {
  const warnings = (environment: Record<string, string>) =>
    settingWarnings(environment, readConfig(environment)).join("\n");

  it.each([
    ["PUBLC_URL", "PUBLIC_URL"],
    ["public_url", "PUBLIC_URL"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["SMTP-URL", "SMTP_URL"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["METRIC_TOKEN", "METRICS_TOKEN"],
  ])("says that %s was probably meant to be %s", (name, meant) => {
    const said = warnings({ [name]: "postgres://user:SECRET@host/db" });
    expect(said).toContain(meant);
    expect(said).not.toContain("SECRET");
  });

  it("says that others of the family have no effect", () => {
    expect(warnings({ SMTP_PASSWORD: "SECRET" })).toBe("SMTP_PASSWORD isn't a setting, and has no effect.");
  });

  it.each([
    [{ SESSION_IDLE_HOURS: "100", SESSION_MAX_HOURS: "10" }, /SESSION_IDLE_HOURS/],
    [{ AI_API_KEY: "SECRET" }, /AI_BASE_URL/],
    [{ PUBLIC_URL: "http://localhost:4000", PORT: "5000" }, /another port/],
    [{ PUBLIC_URL: "https://hub.example.org", DEMO: "0" }, /TRUSTED_PROXIES/],
    [{ DEMO: "1", HOST: "0.0.0.0" }, /passwords are public/],
    [{ PUBLIC_URL: "http://hub.example.org" }, /only this machine/],
    [
      { PUBLIC_URL: "http://hub.example.org", HOST: "0.0.0.0", DEMO: "0", WEBHOOK_PRIVATE_HOSTS: "10.0.0.1" },
      /WEBHOOK/,
    ],
  ] as [Record<string, string>, RegExp][])("says that %o contradict each other", (environment, said) => {
    expect(warnings(environment)).toMatch(said);
    expect(warnings(environment)).not.toContain("SECRET");
  });

  it.each([
    {},
    {
      PATH: "/bin",
      HOME: "/root",
      HOSTNAME: "x",
      LANG: "C",
      TERM: "x",
      PGHOST: "x",
      POSTGRES_PASSWORD: "x",
      npm_config_x: "y",
      TEST_DATABASE_URL: "x",
      E2E_PORT: "5",
    },
    { PORT: "5000" },
    { PUBLIC_URL: "https://hub.example.org", TRUSTED_PROXIES: "1", DATABASE_URL: "postgres://u@h/d" },
    { HOST: "0.0.0.0", DEMO: "0" },
  ])("isn't given for %o", (environment) => {
    expect(warnings(environment as Record<string, string>)).toBe("");
  });
});

describe("an unexpected failure", () => {
  it("is shown without the secrets of the settings", () => {
    const environment = {
      DATABASE_URL: "postgres://user:p%40ssw%2Ford@host/db",
      AI_API_KEY: "sk-key",
      METRICS_TOKEN: "token-of-metrics",
    };
    const text =
      "no postgres://user:p%40ssw%2Ford@host/db, p@ssw/ord, p%40ssw%2Ford, sk-key, token-of-metrics";
    expect(withoutSettingSecrets(text, environment)).toBe("no ***, ***, ***, ***, ***");
  });
});

describe("the file of settings", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "settings-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (content: string | Buffer) => {
    writeFileSync(join(folder, ".env"), content);
    return readEnvironmentFile(join(folder, ".env"));
  };

  it("may begin with a byte order mark, and have the line ends of Windows", () => {
    expect(read("\uFEFFPORT=5000\r\nDEMO=0\r\n")).toEqual({ PORT: "5000", DEMO: "0" });
  });

  it.each([
    ["PORT: 5000\nDEMO=0", 1],
    ["DEMO=0\r\n\r\n# a comment\r\nexport PORT\r\n", 4],
    ['A="x\ny=z\n"\nPORT 5000', 4],
  ])("is said to have a line without an effect: %j", (content, line) => {
    const said: string[] = [];
    writeFileSync(join(folder, ".env"), content);
    readEnvironmentFile(join(folder, ".env"), (warning) => said.push(warning));
    expect(said).toEqual([`line ${line} of ${join(folder, ".env")} isn't NAME=value, and has no effect.`]);
  });

  it.each([
    "",
    "\n \n#x\n",
    "export A = b # c\n",
    "KEY=\"one\ntwo\n\nthree\" # why\nB='it's'\n",
    "A='x'\nB=\n",
  ])("may be %j", (content) => {
    const said: string[] = [];
    writeFileSync(join(folder, ".env"), content);
    readEnvironmentFile(join(folder, ".env"), (warning) => said.push(warning));
    expect(said).toEqual([]);
  });

  it.each([
    ["UTF-16", Buffer.from("\uFEFFPORT=5000", "utf16le")],
    ["Latin-1", Buffer.from("MAIL_FROM=Zo\u00eb <a@b.c>", "latin1")],
  ])("in %s is refused", (_name, content) => {
    expect(() => read(content)).toThrow(/^the settings in .+ can't be read: save it as UTF-8\.$/);
  });

  it("that is a folder is refused, and may be missing", () => {
    expect(() => readEnvironmentFile(folder)).toThrow(/^the settings in .+ can't be read: it is a folder\.$/);
    expect(readEnvironmentFile(join(folder, "none"))).toEqual({});
  });
});
