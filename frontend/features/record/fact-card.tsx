import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Card = chakra("aside", {
  base: { p: "5", borderWidth: "1px", borderColor: "line", borderRadius: "lg", bg: "bg.raised" },
});
const Lead = chakra("div", {
  base: { fontSize: "xl", fontWeight: "semibold", lineHeight: "short", overflowWrap: "anywhere" },
  variants: { long: { true: { fontSize: "md", fontWeight: "medium", lineHeight: "moderate" } } },
});
const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "minmax(0, 1fr)" },
    columnGap: "5",
    mt: "5",
  },
});
const Fact = chakra("div", {
  base: {
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
    fontSize: "sm",
    overflowWrap: "anywhere",
    // An odd last fact spans both columns.
    "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" },
  },
});
const Name = chakra("dt", { base: { color: "fg.muted" } });
const Value = chakra("dd", { base: { mt: "0.5", fontWeight: "medium" } });

/** A short fact; falsy entries are left out. */
export type FactEntry = readonly [name: string, value: ReactNode] | null | false | "";

/** The maximum length of a headline in characters; a price may be a sentence of two hundred. */
const HEADLINE = 64;

type Props = { lead: ReactNode; note?: ReactNode; action?: ReactNode; facts: readonly FactEntry[] };

/** A record's facts next to its text: the most important one, an action, and the rest. */
export function FactCard({ lead, note, action, facts }: Props) {
  return (
    <Card aria-label="Facts">
      <Lead long={typeof lead === "string" && lead.length > HEADLINE}>{lead}</Lead>
      {note && <Note>{note}</Note>}
      {action}
      <List>
        {facts.map(
          (fact) =>
            fact && (
              <Fact key={fact[0]}>
                <Name>{fact[0]}</Name>
                <Value>{fact[1]}</Value>
              </Fact>
            ),
        )}
      </List>
    </Card>
  );
}
