import { chakra } from "@chakra-ui/react";
import { DateFact } from "../record/date-fact.tsx";
import { Prose, RecordSection } from "../record/record-section.tsx";
import type { CallResult_FactsFragment } from "./juries.generated.ts";
import { countOf } from "./jury-scores.ts";

const Winners = chakra("ul", { base: { display: "grid", gap: "4", my: "4", listStyleType: "none" } });
const Facts = chakra("p", { base: { maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });

/** The public result of a call whose applications a jury judged; nothing while there is none. */
export function CallResultSection({ result }: { result: CallResult_FactsFragment | null | undefined }) {
  if (!result) return null;
  const { text, publishedAt, applicationCount, reviewerCount, unnamedWinnerCount, criteria, winners } =
    result;
  const unnamed = `${unnamedWinnerCount === 1 ? "A winner who hasn't" : `${unnamedWinnerCount} winners who haven't`} agreed to be named yet`;
  return (
    <RecordSection title="Result" id="result">
      {text && <Prose>{text}</Prose>}
      {(winners.length > 0 || unnamedWinnerCount > 0) && (
        <Winners aria-label="Winners">
          {winners.map(({ name, sentence }) => (
            <chakra.li key={`${name} ${sentence}`} overflowWrap="anywhere">
              <chakra.strong display="block">{name}</chakra.strong>
              {sentence}
            </chakra.li>
          ))}
          {unnamedWinnerCount > 0 && <li>{unnamed}</li>}
        </Winners>
      )}
      <Facts>
        {countOf(reviewerCount, "reviewer")} judged {countOf(applicationCount, "application")} by{" "}
        {criteria.map(({ title, share }) => `${title} (${Math.round(share * 100)}%)`).join(", ")}. Published{" "}
        <DateFact at={publishedAt} />.
      </Facts>
    </RecordSection>
  );
}
