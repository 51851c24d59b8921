import { chakra } from "@chakra-ui/react";
import { EVALUATIONS } from "../../../features/evaluations/evaluation-path.ts";
import type { Evaluation_FactsFragment } from "../../../features/evaluations/evaluations.generated.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { EndFact } from "../../../features/record/end-fact.tsx";
import { Prose } from "../../../features/record/record-section.tsx";
import { Tabs } from "../../../ui/controls/tabs.tsx";
import { useTab } from "../../../ui/controls/use-tab.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { BoardPackTab } from "./board-pack-tab.tsx";
import { CandidatesTab } from "./candidates-tab.tsx";
import { CostTab } from "./cost-tab.tsx";
import { EvaluationActions } from "./evaluation-actions.tsx";
import { PeopleTab } from "./people-tab.tsx";
import { QuestionsTab } from "./questions-tab.tsx";
import { ResultTab } from "./result-tab.tsx";
import { ScoreTab } from "./score-tab.tsx";
import { SetupTab } from "./setup-tab.tsx";

const TABS = [
  { value: "result", label: "Result" },
  { value: "score", label: "Your Scores" },
  { value: "candidates", label: "Candidates" },
  { value: "questions", label: "Questions" },
  { value: "cost", label: "Cost" },
  { value: "people", label: "People" },
  { value: "setup", label: "Need and Criteria" },
  { value: "pack", label: "Board Pack" },
] as const;

const Dates = chakra("dl", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "8",
    rowGap: "2",
    mt: "4",
    fontSize: "sm",
    "& dt": { color: "fg.muted" },
  },
});

/** An evaluation: what is needed, its dates, and its tabs. */
export function EvaluationPage({ room }: { room: Evaluation_FactsFragment }) {
  const { evaluation, viewerRole } = room;
  const { name, need, questionsDue, answersDue, demosOn, decideOn } = evaluation;
  const tabs = TABS.filter(({ value }) => value !== "score" || viewerRole !== "READER");
  const chosen = useTab(TABS);
  const selected = tabs.some(({ value }) => value === chosen) ? chosen : "result";
  const dates = [
    ["Questions out", questionsDue],
    ["Answers in", answersDue],
    ["Demos", demosOn],
    ["Decision", decideOn],
  ] as const;
  return (
    <>
      <Page pt={{ base: "6", md: "10" }} pb="4">
        <PageMetadata title={name} description="An evaluation on SportsTech Hub." hidden />
        <chakra.p mb="2" fontSize="sm">
          <TextLink to={EVALUATIONS}>Evaluations</TextLink>
        </chakra.p>
        <PageHeading overflowWrap="anywhere">{name}</PageHeading>
        {need && (
          <chakra.div mt="3" maxWidth="prose">
            <Prose>{need}</Prose>
          </chakra.div>
        )}
        {dates.some(([, day]) => day) && (
          <Dates>
            {dates.map(
              ([label, day]) =>
                day && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{label === "Demos" ? <DateFact at={day} /> : <EndFact at={day} />}</dd>
                  </div>
                ),
            )}
          </Dates>
        )}
        <EvaluationActions room={room} />
      </Page>
      <Tabs label="Evaluation" tabs={tabs} selected={selected}>
        <chakra.div pb={{ base: "10", md: "16" }}>
          {selected === "result" && <ResultTab room={room} />}
          {selected === "score" && <ScoreTab room={room} />}
          {selected === "candidates" && <CandidatesTab room={room} />}
          {selected === "questions" && <QuestionsTab room={room} />}
          {selected === "cost" && <CostTab key={evaluation.version} room={room} />}
          {selected === "people" && <PeopleTab room={room} />}
          {selected === "setup" && <SetupTab room={room} />}
          {selected === "pack" && <BoardPackTab room={room} />}
        </chakra.div>
      </Tabs>
    </>
  );
}
