import { chakra } from "@chakra-ui/react";
import { ShareBar } from "../display/share-bar.tsx";
import { VisuallyHidden } from "../display/visually-hidden.tsx";
import type { ChartTable } from "./chart-table.ts";

const Scroll = chakra("div", { base: { overflow: "auto", mt: "2" } });
const Table = chakra("table", { base: { width: "full", fontSize: "sm", borderCollapse: "collapse" } });
const Head = chakra("th", {
  base: {
    py: "2",
    pe: "4",
    borderBottomWidth: "1px",
    borderColor: "line.strong",
    color: "fg.muted",
    fontWeight: "medium",
    textAlign: "end",
    "&:first-of-type": { textAlign: "start" },
    "&:last-of-type": { pe: "0" },
  },
});
const Name = chakra("th", {
  base: {
    py: "2",
    pe: "4",
    borderBottomWidth: "1px",
    borderColor: "line",
    fontWeight: "medium",
    textAlign: "start",
  },
});
const Cell = chakra("td", {
  base: {
    py: "2",
    pe: "4",
    borderBottomWidth: "1px",
    borderColor: "line",
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    "&:last-of-type": { pe: "0" },
  },
});

type Props = ChartTable & {
  caption: string;
  /** Whether the table often overflows, in which case its scroll container is focusable. */
  large?: boolean;
  /** Each row's share of the total, from 0 to 1, drawn as a bar under its name. */
  shares?: readonly number[];
  /** The minimum width of the name column, for long names. */
  nameWidth?: string;
};

/** A table of figures whose first column names the row. */
export function DataTable({ caption, columns, rows, large = false, shares, nameWidth }: Props) {
  const reached = large ? { role: "region", tabIndex: 0, "aria-label": `${caption}: table` } : {};
  return (
    <Scroll {...reached} maxHeight={large ? "20rem" : undefined}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column} scope="col">
                {column}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={name}>
              <Name scope="row" minWidth={nameWidth}>
                {name}
                {shares && <ShareBar share={shares[row] ?? 0} />}
              </Name>
              {cells.map((cell, index) => (
                <Cell key={columns[index + 1]}>{cell}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
