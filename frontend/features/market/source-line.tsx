import { chakra } from "@chakra-ui/react";
import { DateFact } from "../record/date-fact.tsx";

const Line = chakra("p", { base: { color: "fg.muted", fontSize: "xs" } });

/** A figure's source and date. */
export function SourceLine({ source, asOf }: { source: string; asOf: string }) {
  return (
    <Line>
      Source: {source}, as of <DateFact at={asOf} />
    </Line>
  );
}
