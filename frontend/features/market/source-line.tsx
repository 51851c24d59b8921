import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { DateFact } from "../record/date-fact.tsx";

const Line = chakra("p", { base: { mt: "3", color: "fg.muted", fontSize: "xs" } });

type Sourced = { name: string; source: string; asOf: string };

/** The figures of each source and date. */
function bySource(figures: readonly Sourced[]): [Sourced, ...Sourced[]][] {
  const groups = new Map<string, [Sourced, ...Sourced[]]>();
  for (const figure of figures) {
    const key = `${figure.source} ${figure.asOf}`;
    groups.set(key, [...(groups.get(key) ?? []), figure] as [Sourced, ...Sourced[]]);
  }
  return [...groups.values()];
}

/** The source and date of a section's figures, in one line; where they differ, with the figures' names. */
export function SourceLine({ of }: { of: readonly Sourced[] }) {
  const groups = bySource(of);
  if (groups.length === 0) return null;
  return (
    <Line>
      {groups.length === 1 ? "Source: " : "Sources: "}
      {groups.map((figures, index) => (
        <Fragment key={figures[0].name}>
          {index > 0 && "; "}
          {figures[0].source}, as of <DateFact at={figures[0].asOf} />
          {groups.length > 1 && ` (${figures.map(({ name }) => name).join(", ")})`}
        </Fragment>
      ))}
    </Line>
  );
}
