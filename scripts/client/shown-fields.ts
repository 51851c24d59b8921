import { fieldsWith, type RecordKind } from "../../backend/shared/fields/field.rules.ts";

const entriesOf = (record: RecordKind, has: "fact" | "jsonLd") =>
  Object.fromEntries(fieldsWith(record.fields, has).map(({ name, value }) => [name, value]));

/**
 * Returns the declared fields that each kind's page shows, by file: a page that only displays them doesn't
 * load how they are edited.
 */
export const shownFields = (records: readonly RecordKind[]): Record<string, string> =>
  Object.fromEntries(
    records.map((record) => {
      const [, , area] = record.file.split("/");
      const shown = { facts: entriesOf(record, "fact"), jsonLd: entriesOf(record, "jsonLd") };
      return [
        `frontend/routes/${area}/${record.kind}/shown-fields.generated.ts`,
        `// Generated from ${record.file} by \`npm run schema\`; do not edit.
import type { ShownFields } from "../../../features/record/declared-facts.ts";

/** What its page shows of declared fields. */
export const SHOWN: ShownFields = ${JSON.stringify(shown, null, 2)};
`,
      ];
    }),
  );
