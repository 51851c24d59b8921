import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import type { Question } from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";
import { questionOf } from "../call-forms/answer-values.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { ApplicationForm } from "./application-form.tsx";
import { applicationPath, receivedPath } from "./application-paths.ts";
import { ApplicationSteps } from "./application-steps.tsx";
import type { AppliedFor } from "./applications-cache.ts";
import { type ApplyingQuery, useApplyingSuspenseQuery } from "./applying.generated.ts";
import { Deadline } from "./deadline.tsx";
import { answerTexts, toValues } from "./draft-values.ts";
import { OwnStatus, WithdrawButton } from "./own-application.tsx";

const Frame = chakra("div", { base: { mt: "6" } });
const Note = chakra("p", { base: { maxWidth: "prose", color: "fg.muted" } });
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "4" },
});

type Props = {
  of: AppliedFor;
  /** The path of the record's page. */
  path: string;
  /** The submit button's label, such as "Apply Now". */
  action: string;
  /** Whether it accepts applications now. */
  isOpen: boolean;
  /** When it stops accepting them. */
  dueDate: string | null;
};

type Viewing = ApplyingQuery["viewer"];

/** The initial values of a new application: the account's email, organization and title. */
const blank = (viewer: Viewing, questions: readonly Question[]) => ({
  text: "",
  vendorId: "",
  affiliation: [viewer?.title, viewer?.organization].filter(Boolean).join(", "),
  contactEmail: viewer?.email ?? "",
  links: "",
  ...answerTexts(questions, []),
});

/** The viewer's application: a form while it is a draft, otherwise its status. */
function ViewerApplication({ of, action }: Pick<Props, "of" | "action">) {
  const { applying, viewer } = useApplyingSuspenseQuery({ variables: of }).data;
  const { application, refusal, mayDecide, isReviewedBlind, vendors, form } = applying;
  const questions = (form?.questions ?? []).map(questionOf);
  const written = application && toValues(application, questions);
  const canStay = vendors.some(({ id }) => id === written?.vendorId);
  const status = application?.status ?? "DRAFT";
  const isPrivate = status === "DRAFT" || status === "WITHDRAWN";
  if (application && !isPrivate)
    return (
      <Panel title="Your application">
        <OwnStatus status={status} />
        <ApplicationSteps application={application} />
        <Actions>
          <ButtonLink to={applicationPath(application.id)}>Open your application</ButtonLink>
          <WithdrawButton application={application} />
        </Actions>
      </Panel>
    );
  return (
    <>
      {mayDecide && (
        <chakra.p mb="4">
          <ButtonLink to={receivedPath(of.kind, of.id)}>Applications received</ButtonLink>
        </chakra.p>
      )}
      {refusal && !mayDecide && <Note>{refusal}</Note>}
      {!refusal && viewer && (
        <Panel title={status === "WITHDRAWN" ? "Your withdrawn application" : "Your application"}>
          {status === "WITHDRAWN" && <OwnStatus status={status} />}
          {isReviewedBlind && (
            <Note mb="4">
              Reviewers judge this without seeing your name, contact details, organization, links and the
              names of files. We can't hide what your text and files themselves say, nor the author in a
              file's properties, so don't name yourself in them.
            </Note>
          )}
          <ApplicationForm
            // What was typed is kept, so that another version of the form can begin with it.
            key={form?.version}
            of={of}
            viewerId={viewer.id}
            vendors={vendors}
            begun={{
              values: written
                ? { ...written, vendorId: canStay ? written.vendorId : "" }
                : blank(viewer, questions),
              version: application?.version ?? null,
            }}
            applicationId={application?.id}
            questions={questions}
            answers={application?.answers ?? []}
            action={status === "WITHDRAWN" ? "Submit again" : action}
          />
        </Panel>
      )}
    </>
  );
}

/** The section of a record's page where the viewer applies. Visitors sign in first and come back to it. */
export function ApplySection({ of, path, action, isOpen, dueDate }: Props) {
  const { viewer } = useViewer();
  if (!viewer && !isOpen) return null;
  const next = new URLSearchParams({ next: `${path}#apply` });
  return (
    <Frame>
      {dueDate && <Deadline at={dueDate} />}
      {viewer ? (
        <Suspense fallback={<SkeletonBar height="16rem" borderRadius="xl" aria-busy />}>
          <ViewerApplication of={of} action={action} />
        </Suspense>
      ) : (
        <Actions>
          <ButtonLink to={`/login?${next}`} variant="primary" size="md">
            Sign in to apply
          </ButtonLink>
          <ButtonLink to={`/register?${next}`} size="md">
            Create Account
          </ButtonLink>
        </Actions>
      )}
    </Frame>
  );
}
