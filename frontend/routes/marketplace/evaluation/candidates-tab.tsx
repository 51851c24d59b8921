import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import {
  MAX_CANDIDATES,
  namedCandidateRules,
} from "../../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { CandidateFacts } from "../../../features/evaluations/candidate-facts.tsx";
import {
  type Evaluation_FactsFragment,
  useAddEvaluationCandidatesMutation,
  useAddNamedCandidateMutation,
  useCandidatesToAddQuery,
  useRemoveEvaluationCandidateMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { useKept } from "../../../ui/behavior/use-kept.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { SearchField } from "../../../ui/controls/search-field.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Props = { room: Evaluation_FactsFragment };

/** Finds solutions of the catalog by name and adds them. */
function AddFromCatalog({ room: { id, evaluation, candidates } }: Props) {
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const skip = search.length < 2;
  const { data } = useCandidatesToAddQuery({ variables: { search }, skip });
  const kept = useKept(data);
  const paths = new Set(candidates.map(({ path }) => path?.match(/\d+/)?.[0]));
  const found = skip ? [] : (kept?.solutions.nodes.filter((solution) => !paths.has(solution.id)) ?? []);
  const [add, { loading }] = useAddEvaluationCandidatesMutation({ update: evictQueries("evaluations") });
  const onAdd = async (solutionId: string, title: string) => {
    try {
      await add({ variables: { id, solutionIds: [solutionId], version: evaluation.version } });
      toast({ title: `${title} was added` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <div>
      <SearchField
        label="Add from the catalog"
        placeholder="Add a solution by name..."
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
      />
      <div aria-live="polite">
        {!skip && data && found.length === 0 && (
          <chakra.p mt="3" fontSize="sm" color="fg.muted">
            No other solutions match that name. You can add it by name below.
          </chakra.p>
        )}
        {found.length > 0 && (
          <chakra.ul
            aria-label="Solutions found"
            display="flex"
            flexWrap="wrap"
            gap="2"
            mt="3"
            listStyleType="none"
          >
            {found.map(({ id: key, title, vendor }) => (
              <li key={key}>
                <Button disabled={loading} onClick={() => onAdd(key, title)}>
                  <Plus size={16} aria-hidden />
                  {title}
                  <chakra.span fontWeight="normal" color="fg.muted">
                    {vendor.name}
                  </chakra.span>
                </Button>
              </li>
            ))}
          </chakra.ul>
        )}
      </div>
    </div>
  );
}

/** Adds a product that isn't in the catalog. */
function AddByName({ room: { id, evaluation } }: Props) {
  const [add] = useAddNamedCandidateMutation({ update: evictQueries("evaluations") });
  const form = useForm({
    initialValues: { name: "", vendorName: "", website: "" },
    rules: namedCandidateRules,
    submit: async ({ name, vendorName, website }) => {
      const input = { name, vendorName, website: website || null };
      await add({ variables: { id, input, version: evaluation.version } });
      toast({ title: `${name} was added` });
      form.resetForm();
    },
  });
  return (
    <Form form={form} label="A product that isn't in the catalog">
      <TextField name="name" label="Name" maxLength={200} required />
      <TextField name="vendorName" label="Vendor" maxLength={120} />
      <TextField name="website" label="Website" type="url" maxLength={2000} />
      <div>
        <SubmitButton busyLabel="Adding..." size="sm">
          Add Candidate
        </SubmitButton>
      </div>
    </Form>
  );
}

function RemoveButton({ room, candidateId, name }: Props & { candidateId: string; name: string }) {
  const { id, evaluation } = room;
  const [remove, { loading }] = useRemoveEvaluationCandidateMutation({ update: evictQueries("evaluations") });
  const onClick = async () => {
    if (!window.confirm(`Remove ${name}? Its scores are kept in case you add it again.`)) return;
    try {
      await remove({ variables: { id, candidateId, version: evaluation.version } });
      toast({ title: `${name} was removed` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button disabled={loading} onClick={onClick}>
      Remove<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** The candidates with what the catalog says of them. */
export function CandidatesTab({ room }: Props) {
  const { candidates, viewerRole, evaluation } = room;
  const edits = viewerRole === "OWNER" && !evaluation.decidedAt;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="3xl">
      {candidates.length === 0 && <p>There are no candidates yet.</p>}
      {candidates.map((candidate) => (
        <Panel
          key={candidate.id}
          title={candidate.name}
          intro={candidate.vendorName}
          action={edits && <RemoveButton room={room} candidateId={candidate.id} name={candidate.name} />}
        >
          <CandidateFacts candidate={candidate} />
        </Panel>
      ))}
      {edits && candidates.length < MAX_CANDIDATES && (
        <Panel title="Add Candidates">
          <chakra.div display="grid" gap="8">
            <AddFromCatalog room={room} />
            <AddByName room={room} />
          </chakra.div>
        </Panel>
      )}
    </chakra.div>
  );
}
