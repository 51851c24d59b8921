import { chakra } from "@chakra-ui/react";
import type { CriterionKind, CriterionVerdict } from "../../graphql/schema.generated.ts";
import { KINDS, VERDICTS } from "./criterion-words.ts";

/** A list of reasons. */
export const ReasonLines = chakra("ul", {
  base: { display: "grid", gap: "1.5", fontSize: "sm", listStyleType: "none" },
});

/** The label on one side, and the evidence on the other. */
export const ReasonLine = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    maxWidth: "prose",
    overflowWrap: "anywhere",
  },
});

/** A heading between reasons. */
export const ReasonHeading = chakra("h4", {
  base: { mt: "4", mb: "1.5", fontSize: "sm", fontWeight: "semibold" },
});

type Criterion = { kind: CriterionKind; text: string; verdict: CriterionVerdict };

/** The criteria of a brief, each marked as met, not met or unknown. */
export function CriterionLines({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ReasonLines>
      {criteria.map(({ kind, text, verdict }) => (
        <ReasonLine key={`${kind} ${text}`}>
          <span>
            {KINDS[kind]}: {text}
          </span>
          <chakra.strong fontWeight="semibold">{VERDICTS[verdict]}</chakra.strong>
        </ReasonLine>
      ))}
    </ReasonLines>
  );
}
