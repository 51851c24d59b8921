import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { encodeCursor } from "./cursor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const newestAfter = (moment: string) =>
  app.execute("query ($after: String) { solutions(sort: NEWEST, after: $after) { nodes { id } } }", {
    after: encodeCursor("NEWEST", [moment, 1]),
  });

describe("a forged cursor", () => {
  it.each([
    "2024-02-30 00:00:00+00",
    "0000-01-01 00:00:00+00",
    "99999-01-01 00:00:00+00",
    "2024-01-01 25:00:00+00",
    "2024-01-01 00:00:00+16",
    "2024-01-01 00:00:00-24",
    "2024-01-01 00:00:00+23:59",
    "2024-01-01 00:00:00+99",
  ])("with the moment %s is the caller's fault", async (moment) => {
    const { errors } = await newestAfter(moment);
    expect(errors?.[0]?.message).toBe(
      "This cursor belongs to another list. Start again from the first page.",
    );
    expect(app.logs).toEqual([]);
  });

  it.each(["2024-01-01 00:00:00+14", "2024-01-01 00:00:00.123456-03:30"])(
    "with the moment %s is a place in the list, whatever the server's time zone",
    async (moment) => {
      const { errors } = await newestAfter(moment);
      expect(errors).toBeUndefined();
    },
  );
});
