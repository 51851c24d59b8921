import { EditorPage } from "../../../features/record/editor-page.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { parseRecordKey, vendorPath } from "../../../features/record/record-path.ts";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import {
  SolutionChoicesDocument,
  SolutionForm_SolutionFragmentDoc,
} from "../../../features/solution-form/solution-form.generated.ts";
import { StatedFactsDocument } from "../../../features/solution-form/stated-facts.generated.ts";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { EditSolutionForm } from "./edit-solution-form.tsx";
import {
  SolutionEditDocument,
  type SolutionEditQuery,
  useSolutionEditSuspenseQuery,
} from "./solution-edit.generated.ts";
import { SolutionPictures } from "./solution-pictures.tsx";

/** Preloads the solution for signed-in users. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const at = parseRecordKey(params.key ?? "");
  const data = await start(ViewerDocument, {});
  if (at && data?.viewer)
    await Promise.all([
      start(SolutionEditDocument, { id: at.id }),
      start(SolutionChoicesDocument, {}),
      start(StatedFactsDocument, { solutionId: at.id }),
    ]);
};

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="solution" />;

const useSolution = (id: string) => useSolutionEditSuspenseQuery({ variables: { id } }).data.editableSolution;

type Found = NonNullable<SolutionEditQuery["editableSolution"]>;

function Editor({ found, viewerId }: { found: Found; viewerId: string }) {
  const { data } = useSuspenseFragment({ fragment: SolutionForm_SolutionFragmentDoc, from: found });
  return (
    <EditorPage
      title={`Edit ${data.title}`}
      of={{ to: vendorPath(found.vendor), label: found.vendor.name }}
      access="granted"
    >
      <SolutionPictures solution={found} />
      <EditSolutionForm key={data.id} solution={data} vendor={found.vendor} viewerId={viewerId} />
    </EditorPage>
  );
}

/** The page on which a vendor's members edit a solution. */
export function Component() {
  const { viewer } = useViewer();
  if (!viewer)
    return (
      <>
        <PageMetadata title="Edit" description="Edit a solution on SportsTech Hub." hidden />
        <SignInPrompt>Sign in to edit this solution.</SignInPrompt>
      </>
    );
  return (
    <RecordScreen
      section={{ path: "/solutions", label: "Solutions", noun: "solution", part: "/edit" }}
      useRecord={useSolution}
    >
      {(found) => <Editor found={found} viewerId={viewer.id} />}
    </RecordScreen>
  );
}
