import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { screens } from "../../../frontend/app/router/screens.ts";
import { newAccessToken } from "../../modules/account/access-tokens/token-format.ts";
import { modules } from "../../modules.ts";
import { SECRET_PATHS } from "../../shared/secret-paths.rules.ts";
import { newToken } from "../../shared/secret-token.ts";
import { textWithoutSecrets, withoutSecrets } from "../../shared/text/without-secrets.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const SECRET = "Zk3-secret_of-a-shared-link-x41";
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { LOG_LEVEL: "info" });
});
afterAll(() => app.stop());

describe("the log of requests", () => {
  it.each([
    `/shortlists/${SECRET}`,
    `/briefs/shared/${SECRET}`,
    `/SHORTLISTS/${SECRET}/`,
    `//shortlists//${SECRET}`,
    `/shortlists\\${SECRET}`,
    `/briefs%5Cshared%5c${SECRET}`,
    `/%73hortlists/${SECRET}`,
    `/briefs%2Fshared%2F${SECRET}`,
    `/briefs/shared/${SECRET}/more?x=1`,
    `/cards/shortlists/${SECRET}/v1.png`,
    `/api/shortlists/${SECRET}`,
  ])("has no secret of %s, nor of what led there", async (path) => {
    app.logs.length = 0;
    await app.fetch(path, {
      headers: { referer: `${app.url}/shortlists/${SECRET}`, "x-from": SECRET, cookie: `visitor=${SECRET}` },
    });
    expect(app.logs.length).toBeGreaterThan(0);
    expect(app.logs.join("\n")).not.toContain(SECRET);
  });

  const token = newToken();
  it.each([
    `/invitations/${token}`,
    `/reset-password/${token}`,
    `/reset-password%3Ftoken=${token}`,
    `/calendar.ics/key=${token}`,
    `/calendar.ics;key=${token}`,
    `/shortlist/${token}).`,
    `/shared/brief/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    `/api/tokens/${newAccessToken()}`,
    `//host/verify/${token}`,
    `/verify/%ff/${token}`,
  ])("has no token of a path that is no route: %s", async (path) => {
    app.logs.length = 0;
    for (const method of ["GET", "HEAD", "POST"]) await app.fetch(path, { method });
    expect(app.logs).toHaveLength(3);
    expect(app.logs.join("\n")).not.toContain(token.slice(1));
    expect(app.logs.join("\n")).not.toContain("sth_");
    expect(app.logs.join("\n")).toContain("***");
  });

  it("says which page it was, and leaves other paths as they are", () => {
    expect(withoutSecrets(`/briefs/shared/${SECRET}`)).toBe("/briefs/shared/***");
    for (const path of [
      "/shortlists",
      "/briefs/7",
      "/solutions/7-gate",
      "/",
      `/blog/${"a-long-title-of-2026-".repeat(4)}`,
    ])
      expect(withoutSecrets(path)).toBe(path);
    expect(textWithoutSecrets(`No route matches "/shortlists/${SECRET}".`)).toBe(
      'No route matches "/shortlists/***".',
    );
  });

  it("knows every path with a secret: parameters of routes that are named as one", () => {
    const secret = /[:{](\w*(token|secret|key|code)\w*)/i;
    const named = screens.map(({ path }) => path).filter((path) => /:\w*(token|secret|code)/i.test(path));
    expect(named.toSorted()).toEqual(Object.values(SECRET_PATHS).toSorted());
    const rest = modules.flatMap(({ restRoutes = [] }) => restRoutes.map(({ path }) => path));
    const shared = rest.filter((path) => secret.test(path)).map((path) => path.replace(/\{\w+\}/, SECRET));
    expect(shared).toEqual([`/api/evaluations/shared/${SECRET}.pdf`]);
    for (const path of shared) expect(withoutSecrets(path)).not.toContain(SECRET);
  });
});
