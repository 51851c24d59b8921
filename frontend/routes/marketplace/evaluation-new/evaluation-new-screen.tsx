import { chakra } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import {
  criteriaRules,
  evaluationRules,
} from "../../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { CriteriaField } from "../../../features/evaluations/criteria-field.tsx";
import {
  type CriterionRow,
  criteriaInput,
  USUAL_CRITERIA,
} from "../../../features/evaluations/criteria-rows.ts";
import { EVALUATIONS, evaluationPath } from "../../../features/evaluations/evaluation-path.ts";
import { useCreateEvaluationMutation } from "../../../features/evaluations/evaluations.generated.ts";
import { TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";

/** Preloads who is signed in. */
export const preload: Screen["preload"] = (start) => start(ViewerDocument, {});

/** Placeholder of the form. */
export const Loading = () => <RecordLoading noun="form" />;

/** Returns the criteria in an address, or the usual ones. */
function criteriaIn(search: URLSearchParams): CriterionRow[] {
  const row = (must: boolean) => (title: string) => ({
    id: null,
    title: title.slice(0, 120),
    weight: "20",
    must,
  });
  const named = [...search.getAll("must").map(row(true)), ...search.getAll("should").map(row(false))];
  const seen = new Set<string>();
  const rows = named.filter(({ title }) => {
    const isNew = title.trim() !== "" && !seen.has(title.toLowerCase());
    seen.add(title.toLowerCase());
    return isNew;
  });
  return rows.length > 0 ? rows.slice(0, 30) : [...USUAL_CRITERIA];
}

const rules = evaluationRules.pick(["name", "need"]).concat(criteriaRules);

function NewForm() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [create] = useCreateEvaluationMutation({ update: evictQueries("evaluations") });
  const solutionIds = (search.get("solutions") ?? "").split(",").filter(Boolean);
  const form = useForm({
    initialValues: {
      name: (search.get("name") ?? "").slice(0, 80),
      need: (search.get("need") ?? "").slice(0, 5000),
      criteria: criteriaIn(search),
    },
    rules,
    submit: async ({ name, need, criteria }) => {
      const variables = { input: { name, need }, criteria: criteriaInput(criteria), solutionIds };
      const { data } = await create({ variables });
      if (data) await navigate(evaluationPath(data.createEvaluation.id));
    },
  });
  return (
    <chakra.div maxWidth="3xl">
      <PageHeading>Start an Evaluation</PageHeading>
      <chakra.p mt="2" mb="6" maxWidth="prose" color="fg.muted">
        {solutionIds.length > 0
          ? `It begins with ${solutionIds.length === 1 ? "one candidate" : `${solutionIds.length} candidates`}. You can add others, and the people who score them, in the next step.`
          : "Say what you need and how you'll judge it. You'll add candidates, and the people who score them, in the next step."}
      </chakra.p>
      <Form form={form} label="Start an evaluation">
        <TextField name="name" label="Name" hint="Such as “GPS for the academy”" maxLength={80} required />
        <TextAreaField name="need" label="What you need" rows={4} maxLength={5000} />
        <CriteriaField name="criteria" />
        <div>
          <SubmitButton busyLabel="Starting...">Start Evaluation</SubmitButton>
        </div>
      </Form>
    </chakra.div>
  );
}

/** The form that begins an evaluation. */
export function Component() {
  const { viewer } = useViewer();
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageMetadata
        title="Start an Evaluation"
        description="Choose among products by your own criteria, with colleagues."
        path={`${EVALUATIONS}/new`}
        hidden
      />
      {viewer ? (
        <>
          <chakra.p mb="2" fontSize="sm">
            <TextLink to={EVALUATIONS}>Evaluations</TextLink>
          </chakra.p>
          <NewForm />
        </>
      ) : (
        <SignInPrompt>Sign in to compare products with colleagues.</SignInPrompt>
      )}
    </Page>
  );
}
