import { chakra } from "@chakra-ui/react";
import type { CriterionVerdict } from "../../graphql/schema.generated.ts";
import { ReasonLine, ReasonLines } from "../matching/criterion-lines.tsx";
import type { MatchNeed_NeedFragment } from "./matches.generated.ts";

const VERDICTS: Readonly<Record<CriterionVerdict, string>> = {
  MET: "Met",
  NOT_MET: "Not met",
  UNKNOWN: "Not stated",
};

/** What an opportunity needs, and the quotations that show who meets it. */
export function NeedLines({ needs }: { needs: readonly MatchNeed_NeedFragment[] }) {
  return (
    <ReasonLines>
      {needs.map(({ text, verdict, quote, source }) => (
        <ReasonLine key={text}>
          <span>{text}</span>
          <chakra.strong fontWeight="semibold">{VERDICTS[verdict]}</chakra.strong>
          {source && (
            <chakra.span flexBasis="100%" color="fg.muted">
              {quote ? `${source}: “${quote}”` : source}
            </chakra.span>
          )}
        </ReasonLine>
      ))}
    </ReasonLines>
  );
}
