import type { PostingKind } from "../../graphql/schema.generated.ts";
import { PageMetadata } from "../../ui/page-metadata.tsx";
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
  DRAFT: "Only your team sees it until you submit it and it is published.",
  IN_REVIEW: "It is being checked. What you change now is checked, too.",
  RETURNED: "Change what the administrator asks for, and submit it again.",
};

const LIVE =
  "It is published: everybody sees your changes as soon as you save them. Use Extend for more time.";

/** Preloads the posting at an address, for those who are signed in. */
export const preloadEditor =
  (kind: PostingKind): NonNullable<Screen["preload"]> =>
  async (start, { params }) => {
    const at = parseRecordKey(params.key ?? "");
    const data = await start(ViewerDocument, {});
    if (at && data?.viewer)
      await Promise.all([start(PostingEditDocument, { kind, id: at.id }), start(PostingChoicesDocument, {})]);
  };

type Section = { path: string; label: string; noun: string; part: string };

function Editor({ kind, section }: { kind: PostingKind; section: Section }) {
  const usePosted = (id: string) => {
    const { posting } = usePostingEditSuspenseQuery({ variables: { kind, id } }).data;
    return posting && { id, slug: posting.slug, posting };
  };
  return (
    <RecordScreen section={section} useRecord={usePosted}>
      {({ posting }: { posting: PostingForm_PostingFragment }) => (
        <FormPage title={`Edit ${posting.title}`} lead={LEADS[posting.status] ?? LIVE}>
          <EditPostingForm key={posting.id} posting={posting} />
        </FormPage>
      )}
    </RecordScreen>
  );
}

/** Where its owner's people edit a record. */
export function EditScreen(props: { kind: PostingKind; section: Section }) {
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata title="Edit" description="Edit what you have posted." hidden />
      {viewer ? <Editor {...props} /> : <SignInPrompt>Please log in to edit this.</SignInPrompt>}
    </>
  );
}
