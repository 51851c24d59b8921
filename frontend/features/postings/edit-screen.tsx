import type { PostingKind } from "../../graphql/schema.generated.ts";
import { PageMetadata } from "../../ui/layout/page-metadata.tsx";
import { ApplicationFormDocument } from "../call-forms/call-forms.generated.ts";
import { FormEditor } from "../call-forms/call-forms.ts";
import { parseRecordKey } from "../record/record-path.ts";
import { RecordScreen } from "../record/record-screen.tsx";
import type { Screen } from "../routing/screen-route.tsx";
import { SignInPrompt } from "../viewer/sign-in-prompt.tsx";
import { useViewer } from "../viewer/use-viewer.ts";
import { ViewerDocument } from "../viewer/viewer.generated.ts";
import { EditPostingForm } from "./edit-posting-form.tsx";
import { FormPage } from "./form-page.tsx";
import {
  PostingEditDocument,
  type PostingForm_PostingFragment,
  usePostingEditSuspenseQuery,
} from "./posting-edit.generated.ts";
import { PostingChoicesDocument } from "./posting-form.generated.ts";

const LEADS: Record<string, string> = {
  DRAFT: "It isn't public until you submit it and an administrator publishes it.",
  IN_REVIEW: "It's being reviewed. Anything you change now will be reviewed, too.",
  CLOSED:
    "Its page is public. If you change it, the new version is reviewed first; until an administrator publishes it, others see the present one.",
  RETURNED: "Make the changes the administrator asked for, then submit it again.",
};

const LIVE =
  "It's public. If you change it, the new version is reviewed first; until an administrator publishes it, others see the present one. To move the due date, use Extend on its page.";
const WAITING = "Your new version is being reviewed. Anything you change now will be reviewed, too.";
const SENT_BACK =
  "Your new version was sent back, and others see the one before. Make the changes the administrator asked for, then save it to have it reviewed again.";
/** Administrators' own changes aren't reviewed. */
const LIVE_AT_ONCE =
  "It's public, so your changes show as soon as you save them. To move the due date, use Extend on its page.";
const PUBLIC = ["PUBLISHED", "PAST_DUE", "CLOSED"];

/** Preloads the posting that a URL identifies, for signed-in users. */
export const preloadEditor =
  (kind: PostingKind): NonNullable<Screen["preload"]> =>
  async (start, { params }) => {
    const at = parseRecordKey(params.key ?? "");
    const data = await start(ViewerDocument, {});
    if (!at || !data?.viewer) return;
    const [edited] = await Promise.all([
      start(PostingEditDocument, { kind, id: at.id }),
      start(PostingChoicesDocument, {}),
    ]);
    if (edited?.posting) await start(ApplicationFormDocument, { kind, id: at.id });
  };

type Section = { path: string; label: string; noun: string; part: string };

function Editor({ kind, section }: { kind: PostingKind; section: Section }) {
  const { viewer } = useViewer();
  const leadOf = ({ status, pending, returnReason }: PostingForm_PostingFragment) => {
    if (pending && !returnReason) return WAITING;
    if (pending && viewer?.role !== "ADMIN") return SENT_BACK;
    return viewer?.role === "ADMIN" && PUBLIC.includes(status) ? LIVE_AT_ONCE : (LEADS[status] ?? LIVE);
  };
  const usePosted = (id: string) => {
    const { posting } = usePostingEditSuspenseQuery({ variables: { kind, id } }).data;
    return posting && { id, slug: posting.slug, posting };
  };
  return (
    <RecordScreen section={section} useRecord={usePosted}>
      {({ posting }: { posting: PostingForm_PostingFragment }) => (
        <FormPage title={`Edit ${posting.title}`} lead={leadOf(posting)}>
          <EditPostingForm key={posting.id} posting={posting} />
          <FormEditor key={`form:${posting.id}`} kind={kind} id={posting.recordId} />
        </FormPage>
      )}
    </RecordScreen>
  );
}

/** The screen where the owner's team edits a record. */
export function EditScreen(props: { kind: PostingKind; section: Section }) {
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata title="Edit" description="Edit what you've posted." hidden />
      {viewer ? <Editor {...props} /> : <SignInPrompt>Sign in to edit this.</SignInPrompt>}
    </>
  );
}
