import { useSearchParams } from "react-router-dom";
import { FormPage } from "../../../features/postings/form-page.tsx";
import {
  PostingChoicesDocument,
  usePostingChoicesSuspenseQuery,
} from "../../../features/postings/posting-form.generated.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import type { PostingKind } from "../../../graphql/schema.generated.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { NewPostingForm } from "./new-posting-form.tsx";
import { NoPosting } from "./no-posting.tsx";

/** Preloads the choices of the form. */
export const preload: Screen["preload"] = async (start) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(PostingChoicesDocument, {});
};

/** Placeholder of the form. */
export const Loading = () => <RecordLoading noun="form" />;

const TITLES: Record<PostingKind, string> = {
  OPPORTUNITY: "Post an Opportunity",
  COLLABORATION: "Post a Collaboration",
};

function Posting({ kind }: { kind: PostingKind }) {
  const choices = usePostingChoicesSuspenseQuery({ variables: {} }).data;
  const { refusal } = choices.postingOptions;
  const lead =
    choices.viewer?.role === "ADMIN"
      ? "What you submit is published right away."
      : "Keep a draft as long as you like. Once you submit it, an administrator reviews it before it's published.";
  return (
    <FormPage title={TITLES[kind]} lead={refusal ? "You can't post with this account yet." : lead}>
      {refusal ? (
        <NoPosting refusal={refusal} />
      ) : (
        <NewPostingForm key={kind} kind={kind} choices={choices} />
      )}
    </FormPage>
  );
}

/** The page on which organizations and mentors post an opportunity or a collaboration. */
export function Component() {
  const [search] = useSearchParams();
  const { viewer } = useViewer();
  const kind = search.get("kind") === "collaboration" ? "COLLABORATION" : "OPPORTUNITY";
  return (
    <>
      <PageMetadata
        title={TITLES[kind]}
        description="Post what your organization is looking for."
        path="/postings/new"
        hidden
      />
      {viewer ? <Posting kind={kind} /> : <SignInPrompt>Sign in to post.</SignInPrompt>}
    </>
  );
}
