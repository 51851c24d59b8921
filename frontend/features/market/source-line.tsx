import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { DateFact } from "../record/date-fact.tsx";

const Line = chakra("p", { base: { mt: "3", color: "fg.muted", fontSize: "xs" } });

type Sourced = { name: string; source: string; asOf: string };

/** The figures of each source, the oldest first. */
function bySource(figures: readonly Sourced[]): [source: string, figures: Sourced[]][] {
  const sorted = figures.toSorted((one, other) => one.asOf.localeCompare(other.asOf));
  return [...Map.groupBy(sorted, ({ source }) => source)];
}

/** From when to when figures are. */
function Dates({ of: figures }: { of: readonly Sourced[] }) {
  const [first, last] = [figures[0]?.asOf, figures.at(-1)?.asOf];
  if (!first || !last) return null;
  if (first === last) return <DateFact at={first} />;
  return (
    <>
      <DateFact at={first} /> to <DateFact at={last} />
    </>
  );
}

/** The source and dates of a section's figures, in one line; where sources differ, with the figures' names. */
export function SourceLine({ of }: { of: readonly Sourced[] }) {
  const groups = bySource(of);
  if (groups.length === 0) return null;
  return (
    <Line>
      {groups.length === 1 ? "Source: " : "Sources: "}
      {groups.map(([source, figures], index) => (
        <Fragment key={source}>
          {index > 0 && "; "}
          {source}, as of <Dates of={figures} />
          {groups.length > 1 && ` (${figures.map(({ name }) => name).join(", ")})`}
        </Fragment>
      ))}
    </Line>
  );
}
