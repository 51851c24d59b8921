import { chakra } from "@chakra-ui/react";
import { Download, Scale } from "lucide-react";
import {
  EVALUATIONS,
  evaluationPath,
  newEvaluationPath,
} from "../../../features/evaluations/evaluation-path.ts";
import {
  EvaluationsDocument,
  useEvaluationsSuspenseQuery,
} from "../../../features/evaluations/evaluations.generated.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { EndFact } from "../../../features/record/end-fact.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { ButtonAnchor, ButtonLink } from "../../../ui/controls/button.tsx";
import { More } from "../../../ui/controls/more.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";

/** Preloads the list. */
export const preload: Screen["preload"] = async (start) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(EvaluationsDocument, {});
};

/** Placeholder of the list. */
export const Loading = () => <RecordLoading noun="list" />;

const List = chakra("ul", { base: { maxWidth: "4xl", listStyleType: "none" } });
const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Facts = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

function Steps({ after }: { after?: string }) {
  const { edges, pageInfo } = useEvaluationsSuspenseQuery({ variables: after ? { after } : {} }).data
    .evaluations;
  if (edges.length === 0)
    return (
      <EmptyState
        title="No evaluations yet"
        icon={<Scale size={32} strokeWidth={1.5} />}
        action={
          <ButtonLink to={newEvaluationPath({})} variant="primary" mt="2">
            Start an Evaluation
          </ButtonLink>
        }
      >
        Compare products by your own criteria with colleagues who score them, and keep the decision with its
        reasons.
      </EmptyState>
    );
  return (
    <>
      <List aria-label={after ? "More evaluations" : "Your evaluations"}>
        {edges.map(({ node }) => (
          <Row key={node.id}>
            <TextLink to={evaluationPath(node.id)}>{node.name}</TextLink>{" "}
            {node.decidedAt && <Badge colorPalette="green">Decided</Badge>}
            <Facts>
              {countOf(node.candidateCount, "candidate")} ·{" "}
              {node.judgeCount === 0
                ? "nobody has scored yet"
                : `${node.submittedCount} of ${countOf(node.judgeCount, "judge")} done`}{" "}
              · changed <DateFact at={node.updatedAt} />
              {!node.decidedAt && node.decideOn && (
                <>
                  {" "}
                  · decision by <EndFact at={node.decideOn} />
                </>
              )}
            </Facts>
          </Row>
        ))}
      </List>
      <More of={pageInfo} label="More evaluations">
        {(next) => <Steps after={next} />}
      </More>
      {!after && (
        <ButtonAnchor href="/api/evaluations.csv" download mt="6">
          <Download size={16} aria-hidden />
          Download CSV
        </ButtonAnchor>
      )}
    </>
  );
}

/** The evaluations that the viewer takes part in. */
export function Component() {
  const { viewer } = useViewer();
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata
        title="Evaluations"
        description="Choose among products by your own criteria, with colleagues."
        path={EVALUATIONS}
        hidden
      />
      {viewer ? (
        <>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            mb="6"
          >
            <PageHeading>Evaluations</PageHeading>
            <ButtonLink to={newEvaluationPath({})} variant="primary">
              Start an Evaluation
            </ButtonLink>
          </chakra.div>
          <Steps />
        </>
      ) : (
        <SignInPrompt>Sign in to compare products with colleagues.</SignInPrompt>
      )}
    </Page>
  );
}
