import { chakra } from "@chakra-ui/react";
import {
  boardPackOf,
  PAGE_LIMITS,
} from "../../../backend/modules/marketplace/evaluations/board-pack/board-pack.rules.ts";
import type { PackBlock } from "../../../backend/modules/marketplace/evaluations/board-pack/pack-sections.rules.ts";
import { Prose } from "../record/record-section.tsx";
import type { Evaluation_FactsFragment } from "./evaluations.generated.ts";

const Section = chakra("section", {
  base: { pt: "6", mt: "6", borderTopWidth: "1px", borderColor: "line" },
});
const Scroll = chakra("div", {
  base: { my: "3", overflowX: "auto", "@media print": { overflow: "visible" } },
});
const Table = chakra("table", {
  base: {
    width: "full",
    fontSize: "sm",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& caption": { pb: "2", textAlign: "start", color: "fg.muted" },
    "& th, & td": {
      py: "2",
      pe: "4",
      borderBottomWidth: "1px",
      borderColor: "line",
      textAlign: "start",
      verticalAlign: "top",
    },
    "& thead th": { fontWeight: "medium", color: "fg.muted", borderColor: "line.strong" },
    "& tbody th": { minWidth: "9rem", fontWeight: "medium", overflowWrap: "anywhere" },
    "& tr": { breakInside: "avoid" },
  },
});

type TableBlock = Extract<PackBlock, { kind: "table" }>;

function PackTable({ table: { caption, head, rows, naming } }: { table: TableBlock }) {
  return (
    <Scroll role="region" tabIndex={0} aria-label={caption}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <th key={column} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row}>
              {cells.map((text, column) => {
                const isHead = column === naming;
                const Cell = isHead ? "th" : "td";
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                  <Cell key={column} {...(isHead && { scope: "row" })}>
                    {text}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Block({ block }: { block: PackBlock }) {
  if (block.kind === "table") return <PackTable table={block} />;
  if (block.kind === "heading")
    return (
      <chakra.h3 mt="4" mb="1" fontWeight="semibold" overflowWrap="anywhere">
        {block.text}
      </chakra.h3>
    );
  if (block.kind === "list")
    return (
      <chakra.ul ps="4.5" my="2" display="grid" gap="1.5" listStyleType="disc" maxWidth="prose">
        {block.items.map((item) => (
          <chakra.li key={item} overflowWrap="anywhere">
            {item}
          </chakra.li>
        ))}
      </chakra.ul>
    );
  if (block.tone === "muted")
    return (
      <chakra.p my="2" fontSize="sm" color="fg.muted" maxWidth="prose">
        {block.text}
      </chakra.p>
    );
  return <Prose fontWeight={block.tone === "strong" ? "semibold" : undefined}>{block.text}</Prose>;
}

/** The whole evaluation on one page, as the board pack has it. */
export function BoardPackView({ room }: { room: Evaluation_FactsFragment }) {
  const { summary, sections } = boardPackOf(room, PAGE_LIMITS);
  return (
    <div>
      <chakra.p fontSize="lg" fontWeight="semibold" maxWidth="prose" overflowWrap="anywhere">
        {summary}
      </chakra.p>
      {sections.map(({ title, blocks }) => (
        <Section key={title} aria-label={title}>
          <chakra.h2 mb="2" fontSize="lg" fontWeight="semibold">
            {title}
          </chakra.h2>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
            <Block key={index} block={block} />
          ))}
        </Section>
      ))}
    </div>
  );
}
