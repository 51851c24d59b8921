import { chakra } from "@chakra-ui/react";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatShortDate } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import type { CatalogRow_RecordFragment } from "./catalog.generated.ts";
import { RecordActions } from "./record-actions.tsx";

const Row = chakra("tr", {
  base: {
    display: { base: "flex", md: "table-row" },
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    py: { base: "3", md: "0" },
    borderBottomWidth: "1px",
    borderColor: "line",
  },
});
const Name = chakra("th", {
  base: {
    flexBasis: "full",
    py: { base: "0", md: "3" },
    pe: "4",
    fontWeight: "medium",
    textAlign: "start",
    overflowWrap: "anywhere",
  },
});
const Cell = chakra("td", { base: { py: { base: "0", md: "3" }, pe: { base: "0", md: "4" } } });
const Detail = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm", fontWeight: "normal" } });

const HUES: Readonly<Record<string, string>> = {
  published: "green",
  verified: "green",
  draft: "orange",
  "in review": "yellow",
  returned: "orange",
};

/** A record with its state, its editor and its actions. */
export function RecordRow({ record }: { record: CatalogRow_RecordFragment }) {
  const { label, detail, state, updatedAt, editor } = record;
  return (
    <Row role="row">
      <Name scope="row" role="rowheader">
        <TextLink to={editor}>{label}</TextLink>
        {detail && <Detail>{detail}</Detail>}
      </Name>
      <Cell role="cell">
        {state && (
          <Badge colorPalette={HUES[state] ?? "gray"}>{state.charAt(0).toUpperCase() + state.slice(1)}</Badge>
        )}
      </Cell>
      <Cell role="cell" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
        <time dateTime={updatedAt}>{formatShortDate(updatedAt)}</time>
      </Cell>
      <Cell role="cell" ms={{ base: "auto", md: "0" }}>
        <RecordActions record={record} />
      </Cell>
    </Row>
  );
}
