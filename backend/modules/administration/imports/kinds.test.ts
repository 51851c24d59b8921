import { describe, expect, it } from "vitest";
import { importKinds } from "../../../import-command/kinds/index.ts";
import { KIND_CASES } from "../../../testing/import-kinds/cases.ts";
import { setUpKinds } from "../../../testing/import-kinds/fixture.ts";

const { sql, run } = setUpKinds();

describe.each(KIND_CASES)("an import of $kind", ({ kind, table, row, change, stored, bad }) => {
  it.each(["json", "csv"] as const)(
    "writes what a %s file says, and again changes nothing",
    async (format) => {
      expect(await run(kind, [row], format)).toMatchObject({
        created: 1,
        refused: 0,
        errors: [],
        written: true,
      });
      const before = await sql(`select * from ${table}`);
      expect(before).toHaveLength(1);
      expect(before[0]).toMatchObject(stored);
      expect(await run(kind, [row], format)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
      expect(await sql(`select * from ${table}`)).toEqual(before);
    },
  );

  it("updates what differs, once", async () => {
    await run(kind, [row]);
    const changed = { ...row, ...change };
    expect(await run(kind, [changed])).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await run(kind, [changed])).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    expect(await sql(`select * from ${table}`)).toHaveLength(1);
  });

  it("knows a row without an id again", async () => {
    const { id: _, ...plain } = row;
    expect(await run(kind, [plain])).toMatchObject({ created: 1 });
    expect(await run(kind, [plain])).toMatchObject({ created: 0, unchanged: 1 });
  });

  it("names what is bad, refuses the row for what is required and leaves out what is not", async () => {
    for (const [field, value] of Object.entries(bad)) {
      const report = await run(kind, [{ ...row, [field]: value }]);
      const isRequired = importKinds[kind]?.required.includes(field) === true;
      expect([field, report.refused, report.written]).toEqual([field, isRequired ? 1 : 0, !isRequired]);
      expect((isRequired ? report.errors : report.warnings)[0]?.field).toBe(field);
    }
    const isStored = Object.keys(bad).some((field) => !importKinds[kind]?.required.includes(field));
    expect(await sql(`select * from ${table}`)).toHaveLength(isStored ? 1 : 0);
  });
});
