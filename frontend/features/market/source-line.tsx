import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { DateFact } from "../record/date-fact.tsx";

const Line = chakra("p", { base: { mt: "3", color: "fg.muted", fontSize: "xs" } });

/** A figure's name and source, and its date unless the name implies it, as a quarter's does. */
type Sourced = { name: string; source: string; asOf?: string };

/** Returns the period of figures; nothing if their names imply it. */
function Dates({ of: figures }: { of: readonly Sourced[] }) {
  const dates = figures.flatMap(({ asOf }) => asOf ?? []).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      , as of <DateFact at={first} />
      {first !== last && (
        <>
          {" "}
          to <DateFact at={last} />
        </>
      )}
    </>
  );
}

/** The source of a section's figures, in one line; if sources differ, with the figures' names. */
export function SourceLine({ of }: { of: readonly Sourced[] }) {
  const groups = [...Map.groupBy(of, ({ source }) => source)];
  if (groups.length === 0) return null;
  return (
    <Line>
      {groups.length === 1 ? "Source: " : "Sources: "}
      {groups.map(([source, figures], index) => (
        <Fragment key={source}>
          {index > 0 && "; "}
          {source}
          <Dates of={figures} />
          {groups.length > 1 && ` (${figures.map(({ name }) => name).join(", ")})`}
        </Fragment>
      ))}
    </Line>
  );
}
