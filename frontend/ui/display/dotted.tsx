import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Clips the start of each line, so that a dot there is invisible. */
const Line = chakra("span", {
  base: { display: "flex", flexWrap: "wrap", ms: "-4", clipPath: "inset(-4px -4px -4px 11px)" },
});
const Part = chakra("span", { base: { position: "relative", minWidth: "0", ps: "4" } });
const Dot = chakra("span", {
  base: { position: "absolute", insetInlineStart: "0", width: "4", textAlign: "center" },
});

/** Parts separated by dots, none of which shows at the edge of a wrapped line. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <Line>
      {parts.filter(Boolean).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line stay in their order
        <Part key={at}>
          {at > 0 && <Dot aria-hidden> · </Dot>}
          {part}
        </Part>
      ))}
    </Line>
  );
}
