import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useParams } from "react-router-dom";
import { numbersInWords } from "../../../../backend/modules/marketplace/evaluations/board-pack/pack-words.rules.ts";
import { CandidateFacts } from "../../../features/evaluations/candidate-facts.tsx";
import { CostFacts } from "../../../features/evaluations/cost-facts.tsx";
import { DecisionFacts } from "../../../features/evaluations/decision-facts.tsx";
import {
  SharedEvaluationDocument,
  useSharedEvaluationSuspenseQuery,
} from "../../../features/evaluations/evaluations.generated.ts";
import { JudgesNotes } from "../../../features/evaluations/judges-notes.tsx";
import { ResultTable } from "../../../features/evaluations/result-table.tsx";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { Prose } from "../../../features/record/record-section.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

/** Preloads the evaluation behind the link. */
export const preload: Screen["preload"] = (start, { params }) =>
  start(SharedEvaluationDocument, { token: params.token ?? "" });

/** Placeholder of the evaluation. */
export const Loading = () => <RecordLoading noun="evaluation" />;

/** An evaluation as anyone with its link sees it. */
export function Component() {
  const { token = "" } = useParams();
  const { sharedEvaluation: room } = useSharedEvaluationSuspenseQuery({ variables: { token } }).data;
  if (!room)
    return (
      <NotFound
        title="Evaluation Not Found"
        text="This link is incomplete, or the evaluation's owner has stopped sharing it. Ask them for a new link."
        back={{ to: "/solutions", label: "Browse Solutions" }}
      />
    );
  const { evaluation, results, decision, candidates, costs, numbers } = room;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata title={evaluation.name} description="An evaluation on SportsTech Hub." hidden />
      <PageHeading overflowWrap="anywhere">{evaluation.name}</PageHeading>
      <chakra.p mt="2" color="fg.muted">
        A shared evaluation, last changed <DateFact at={evaluation.updatedAt} />
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4" css={{ "@media print": { display: "none" } }}>
        <ButtonAnchor href={`/api/evaluations/shared/${token}.pdf?paper=a4`} download>
          <Download size={16} aria-hidden />
          PDF, A4
        </ButtonAnchor>
        <ButtonAnchor href={`/api/evaluations/shared/${token}.pdf?paper=letter`} download>
          <Download size={16} aria-hidden />
          PDF, Letter
        </ButtonAnchor>
      </chakra.div>
      <chakra.div mt="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
        {evaluation.need && (
          <Panel title="What's Needed">
            <Prose>{evaluation.need}</Prose>
          </Panel>
        )}
        {decision && <DecisionFacts decision={decision} />}
        <Panel title="Result">
          {results ? (
            <ResultTable room={room} results={results} />
          ) : (
            <p>The result appears when all judges are done, or when the owner closes scoring.</p>
          )}
        </Panel>
        {results && results.notes.length > 0 && (
          <Panel title="What the judges say">
            <JudgesNotes room={room} />
          </Panel>
        )}
        <Panel title="Candidates">
          <chakra.div display="grid" gap="8">
            {candidates.map((candidate) => (
              <chakra.section key={candidate.id} aria-label={candidate.name} breakInside="avoid">
                <chakra.h3 mb="2" fontWeight="semibold" overflowWrap="anywhere">
                  {candidate.name}
                </chakra.h3>
                <CandidateFacts candidate={candidate} />
                {costs
                  .filter(({ candidateId }) => candidateId === candidate.id)
                  .map((cost) => (
                    <chakra.div key={candidate.id} mt="3">
                      <chakra.h4 fontSize="sm" color="fg.muted">
                        Cost for {numbersInWords(numbers)}
                      </chakra.h4>
                      <CostFacts cost={cost} />
                    </chakra.div>
                  ))}
              </chakra.section>
            ))}
          </chakra.div>
        </Panel>
      </chakra.div>
    </Page>
  );
}
