import { chakra } from "@chakra-ui/react";
import { DateFact } from "../record/date-fact.tsx";

const Line = chakra("p", { base: { color: "fg.muted", fontSize: "xs" } });

/** Where a figure comes from, and of which day it is. */
export function SourceLine({ source, asOf }: { source: string; asOf: string }) {
  return (
    <Line>
      Source: {source}, as of <DateFact at={asOf} />
    </Line>
  );
}
