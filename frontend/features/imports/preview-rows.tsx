import { chakra } from "@chakra-ui/react";
import { Badge } from "../../ui/display/badge.tsx";
import { formatCount } from "../../ui/display/format.ts";
import type { ImportRunReportQuery } from "./imports.generated.ts";

const Row = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Name = chakra("dt", { base: { color: "fg.muted", fontSize: "sm" } });
const Value = chakra("dd", { base: { mb: "1", fontSize: "sm" } });
const Fields = chakra("dl", {
  base: {
    display: "grid",
    columnGap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "10rem minmax(0, 1fr)" },
    mt: "2",
  },
});

const COLORS = { created: "green", updated: "yellow", left: "purple", unchanged: "gray" } as const;
const WORDS = { created: "New", updated: "Changed", left: "Left alone", unchanged: "Unchanged" } as const;

type Props = { rows: ImportRunReportQuery["importRun"]["preview"]; total: number };

/** A preview of the first rows, field by field. */
export function PreviewRows({ rows, total }: Props) {
  if (rows.length === 0) return null;
  return (
    <section aria-label="What would change">
      <chakra.h3 mb="2" fontSize="md" fontWeight="semibold">
        What would change{total > rows.length && `: the first ${rows.length} of ${formatCount(total)} rows`}
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {rows.map(({ key, title, what, fields }) => (
          <Row key={key}>
            <details>
              <chakra.summary cursor="pointer">
                <chakra.span fontWeight="medium" me="2">
                  {title}
                </chakra.span>
                <Badge colorPalette={COLORS[what as keyof typeof COLORS]}>
                  {WORDS[what as keyof typeof WORDS]}
                </Badge>
              </chakra.summary>
              <Fields>
                {fields.map(({ field, before, after }) => (
                  <chakra.div key={field} display="contents">
                    <Name>{field}</Name>
                    <Value>
                      {before !== null && <del>{before}</del>} {after ?? "nothing"}
                    </Value>
                  </chakra.div>
                ))}
              </Fields>
            </details>
          </Row>
        ))}
      </chakra.ul>
    </section>
  );
}
