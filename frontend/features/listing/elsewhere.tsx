import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { readSyntax } from "../../../backend/shared/text/search-syntax.rules.ts";
import { formatCounted } from "../../ui/display/format.ts";
import { CardGrid } from "../../ui/layout/card.tsx";

/** Search results from texts that the list itself doesn't search. */
export type Elsewhere<Node> = {
  readonly totalCount: number;
  readonly totalCountIsExact: boolean;
  readonly nodes: readonly Node[];
};

const ID = "elsewhere";

/** Returns a summary such as "3 more mention “GPS” in their features or tags". */
export function elsewhereText(
  { totalCount, totalCountIsExact }: Elsewhere<unknown>,
  search: string,
  where: string,
): string {
  const { parts, words } = readSyntax(search);
  const phrases = parts.flatMap(({ kind, text }) => (kind === "phrase" ? [text] : []));
  const said = [words.trim().replace(/\s+/g, " "), ...phrases].filter(Boolean).map((one) => `“${one}”`);
  const [verb, whose] = totalCount === 1 ? ["mentions", "its"] : ["mention", "their"];
  return `${formatCounted(totalCount, totalCountIsExact)} more ${verb} ${said.join(" and ")} in ${whose} ${where}`;
}

/** A link from the top of the results to those found elsewhere. */
export const ElsewhereLink = ({ children }: { children: ReactNode }) => (
  <chakra.a href={`#${ID}`} color="fg" textDecoration="underline" _hover={{ color: "accent" }}>
    {children}
  </chakra.a>
);

type Props<Node> = {
  found: Elsewhere<Node>;
  /** The heading. */
  heading: string;
  /** A link to all of them, if only some are shown. */
  all: ReactNode;
  columns: 2 | 3;
  children: (node: Node) => ReactNode;
};

/** Results that the list's search doesn't find but that mention the search text elsewhere. */
export function ElsewhereSection<Node extends { id: string }>({
  found,
  heading,
  all,
  columns,
  children,
}: Props<Node>) {
  if (found.totalCount === 0) return null;
  return (
    <chakra.section id={ID} tabIndex={-1} mt="10" aria-labelledby={`${ID}-heading`} scrollMarginTop="20">
      <chakra.h2 id={`${ID}-heading`} mb="4" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {heading}
      </chakra.h2>
      <CardGrid aria-labelledby={`${ID}-heading`} columns={columns}>
        {found.nodes.map((node) => (
          <li key={node.id}>{children(node)}</li>
        ))}
      </CardGrid>
      {found.totalCount > found.nodes.length && <chakra.p mt="4">{all}</chakra.p>}
    </chakra.section>
  );
}
