import { useParams } from "react-router-dom";
import { EVALUATIONS, evaluationPath } from "../../../features/evaluations/evaluation-path.ts";
import {
  EvaluationDocument,
  useEvaluationSuspenseQuery,
} from "../../../features/evaluations/evaluations.generated.ts";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { EvaluationPage } from "./evaluation-page.tsx";

/** Preloads the evaluation for signed-in users. */
export const preload: Screen["preload"] = async (start, { params: { id = "" } }) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(EvaluationDocument, { id });
};

/** Placeholder of the evaluation. */
export const Loading = () => <RecordLoading noun="evaluation" />;

function Shown({ id }: { id: string }) {
  const { evaluation } = useEvaluationSuspenseQuery({ variables: { id } }).data;
  if (evaluation) return <EvaluationPage room={evaluation} />;
  return (
    <NotFound
      title="Evaluation Not Found"
      text="It was deleted, or you weren't invited to it. Ask its owner for an invitation."
      back={{ to: EVALUATIONS, label: "Your evaluations" }}
    />
  );
}

/** An evaluation, for its people. */
export function Component() {
  const { id = "" } = useParams();
  const { viewer } = useViewer();
  if (viewer) return <Shown id={id} />;
  return (
    <>
      <PageMetadata
        title="Evaluation"
        description="An evaluation of products."
        path={evaluationPath(id)}
        hidden
      />
      <SignInPrompt>Sign in to see this evaluation.</SignInPrompt>
    </>
  );
}
