import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { CatalogRow_RecordFragment } from "./catalog.generated.ts";
import { RecordRow } from "./record-row.tsx";

const Table = chakra("table", {
  base: { display: { base: "block", md: "table" }, width: "full", borderCollapse: "collapse" },
});
const Body = chakra("tbody", { base: { display: { base: "block", md: "table-row-group" } } });
const Titles = chakra("thead", { base: { display: { base: "none", md: "table-header-group" } } });
const Title = chakra("th", {
  base: {
    py: "2",
    pe: "4",
    borderBottomWidth: "1px",
    borderColor: "line.strong",
    color: "fg.muted",
    fontSize: "sm",
    fontWeight: "medium",
    textAlign: "start",
  },
});

type Props = { caption: string; records: readonly CatalogRow_RecordFragment[] };

/** Records as a table; on narrow screens each row is a block. */
export function RecordTable({ caption, records }: Props) {
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Titles role="rowgroup">
        <tr>
          <Title scope="col" role="columnheader">
            Name
          </Title>
          <Title scope="col" role="columnheader">
            State
          </Title>
          <Title scope="col" role="columnheader">
            Changed
          </Title>
          <Title scope="col" role="columnheader">
            <VisuallyHidden>Actions</VisuallyHidden>
          </Title>
        </tr>
      </Titles>
      <Body role="rowgroup">
        {records.map((record) => (
          <RecordRow key={`${record.kind}:${record.id}`} record={record} />
        ))}
      </Body>
    </Table>
  );
}
