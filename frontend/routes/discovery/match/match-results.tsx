import { chakra } from "@chakra-ui/react";
import { briefWords } from "../../../features/briefs/brief-summary.ts";
import { SaveBrief } from "../../../features/briefs/save-brief.tsx";
import { type AddressBrief, briefQuery, criteriaInput } from "../../../features/matching/match-address.ts";
import { MatchList } from "../../../features/matching/match-list.tsx";
import type { Matches_FoundFragment } from "../../../features/matching/matches.generated.ts";
import { useHashTarget } from "../../../ui/behavior/use-hash-target.ts";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { BriefQuestions } from "./brief-questions.tsx";
import { UnderstoodForm } from "./understood-form.tsx";

// Matches come first; on a phone the criteria are below, behind a link.
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 21rem" },
    alignItems: "start",
    columnGap: "10",
    rowGap: "8",
  },
});
const Asked = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    mt: "8",
    mb: "6",
    py: "3",
    borderBlockWidth: "1px",
    borderColor: "line",
    fontSize: "sm",
    overflowWrap: "anywhere",
  },
});
const Criteria = chakra("div", { base: { scrollMarginTop: "20", borderRadius: "xl" } });

type Props = {
  /** The brief requested last, whose matches may still be loading. */
  address: AddressBrief;
  /** The brief whose results are shown. */
  shown: AddressBrief;
  found: Matches_FoundFragment;
};

/** Returns the brief that actions build on: while results load, the one requested last. */
function currentBrief({ address, shown, found }: Props): AddressBrief {
  const understood = criteriaInput(found.understood);
  if (address === shown) return { text: shown.text, ...understood };
  const isAnother = address.text !== shown.text || !address.must;
  return isAnother ? address : { ...understood, ...address };
}

/** The parsed criteria of a brief, and its matches. */
export function MatchResults(props: Props) {
  const { shown, found } = props;
  const { text } = shown;
  const { understood } = found;
  const criteria = useHashTarget<HTMLDivElement>("understood");
  const answered = { text, ...criteriaInput(understood) };
  const brief = currentBrief(props);
  return (
    <>
      <Asked>
        <chakra.p flex={{ base: "1 0 100%", md: "1" }} minWidth="0">
          <chakra.span color="fg.muted">We looked for:</chakra.span>{" "}
          {briefWords(answered).join(" · ") || "what your words say"}
        </chakra.p>
        <ButtonAnchor href="#understood" hideFrom="lg">
          Edit criteria
        </ButtonAnchor>
        <SaveBrief brief={brief} name={nameFrom(text)} />
      </Asked>
      <Columns>
        <div>
          <BriefQuestions questions={found.questions} brief={brief} />
          <MatchList found={found} query="Match" brief={briefQuery(answered)} />
        </div>
        <Criteria id="understood" ref={criteria} tabIndex={-1}>
          <UnderstoodForm
            text={text}
            understood={brief.text === text ? { ...understood, ...brief } : understood}
          />
        </Criteria>
      </Columns>
    </>
  );
}

/** Returns a name for a brief: the first words of its text. */
function nameFrom(text: string): string {
  const [first = ""] = text.trim().split(/[.!?\n]/);
  return first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first;
}
