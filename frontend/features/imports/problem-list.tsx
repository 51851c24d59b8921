import { chakra } from "@chakra-ui/react";
import { stringify } from "csv-stringify/browser/esm/sync";
import { saveFile } from "../../ui/behavior/save-file.ts";
import { Button } from "../../ui/controls/button.tsx";
import { formatCount } from "../../ui/display/format.ts";
import type { ImportRunReportQuery } from "./imports.generated.ts";

/** How many problems are shown; the file has more. */
const SHOWN = 20;

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    mb: "2",
  },
});
const Title = chakra("h3", { base: { fontSize: "md", fontWeight: "semibold" } });
const Row = chakra("li", {
  base: { py: "2", borderTopWidth: "1px", borderColor: "line", fontSize: "sm", overflowWrap: "anywhere" },
});
const Value = chakra("code", { base: { color: "fg.muted" } });

type Props = {
  title: string;
  /** The name of the file. */
  of: string;
  count: number;
  problems: ImportRunReportQuery["importRun"]["errors"];
};

/** The problems by line and field, with the value; the first 1,000 are available as a file. */
export function ProblemList({ title, of, count, problems }: Props) {
  if (count === 0) return null;
  const save = () => {
    const rows = problems.map(({ place, field, message, value }) => ({ place, field, message, value }));
    saveFile(
      `${of.replace(/\.[^.]+$/, "")} ${title.toLowerCase()}.csv`,
      "text/csv",
      stringify(rows, { bom: true, header: true, escape_formulas: true }),
    );
  };
  return (
    <chakra.section mb="6" aria-label={title}>
      <Head>
        <Title>
          {title} ({formatCount(count)})
        </Title>
        <Button onClick={save}>Download as CSV</Button>
      </Head>
      <chakra.ul listStyleType="none">
        {problems.slice(0, SHOWN).map(({ place, field, message, value }) => (
          <Row key={`${place} ${field}`}>
            {place}, {field || "row"}: {message} {value && <Value>{value}</Value>}
          </Row>
        ))}
      </chakra.ul>
      {count > SHOWN && (
        <chakra.p fontSize="sm" color="fg.muted">
          The first {SHOWN} are shown.
        </chakra.p>
      )}
    </chakra.section>
  );
}
