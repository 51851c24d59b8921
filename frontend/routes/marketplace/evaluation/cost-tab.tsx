import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { numbersInWords } from "../../../../backend/modules/marketplace/evaluations/board-pack/pack-words.rules.ts";
import {
  candidateCostRules,
  numbersRules,
} from "../../../../backend/modules/marketplace/evaluations/costs/cost.rules.ts";
import { CURRENCIES } from "../../../../backend/shared/money/money.rules.ts";
import { CostFacts } from "../../../features/evaluations/cost-facts.tsx";
import {
  type Evaluation_FactsFragment,
  useSetCandidateCostMutation,
  useSetEvaluationNumbersMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Room = Evaluation_FactsFragment;
type Props = { room: Room };
type Candidate = Room["candidates"][number];

const CURRENCY_CHOICES = CURRENCIES.map((value) => ({ value, label: value }));
const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
    gap: "4",
    alignItems: "start",
  },
});

const NUMBERS = [
  ["athletes", "Athletes"],
  ["teams", "Teams"],
  ["venues", "Venues"],
  ["events", "Events"],
  ["seats", "Seats"],
  ["devices", "Devices"],
] as const;

/** For how many and for how long the costs are; the owner changes it. */
function NumbersForm({ room: { id, numbers, evaluation } }: Props) {
  const [set] = useSetEvaluationNumbersMutation();
  const typed = (count: number | null) => (count === null ? "" : String(count));
  const form = useForm({
    initialValues: {
      athletes: typed(numbers.athletes),
      teams: typed(numbers.teams),
      venues: typed(numbers.venues),
      events: typed(numbers.events),
      seats: typed(numbers.seats),
      devices: typed(numbers.devices),
      months: String(numbers.months),
      currency: numbers.currency,
    },
    rules: numbersRules,
    submit: async (values) => {
      const input = await numbersRules.validate(values);
      await set({ variables: { id, input, version: evaluation.version } });
      toast({ title: "Saved" });
    },
  });
  return (
    <Form form={form} label="For how many, and for how long">
      <Fields>
        {NUMBERS.map(([name, label]) => (
          <TextField key={name} name={name} label={label} inputMode="numeric" maxLength={7} />
        ))}
        <TextField name="months" label="Months" inputMode="numeric" maxLength={3} required />
        <ChoiceField name="currency" label="Currency" choices={CURRENCY_CHOICES} />
      </Fields>
      <div>
        <SubmitButton busyLabel="Calculating..." size="sm">
          Calculate
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Enters an amount with its source. */
function CostEntry({ room, candidate, onDone }: Props & { candidate: Candidate; onDone: () => void }) {
  const [set] = useSetCandidateCostMutation();
  const form = useForm({
    initialValues: { amount: "", currency: room.numbers.currency, source: "" },
    rules: candidateCostRules,
    submit: async (values) => {
      const { amount, currency, source } = await candidateCostRules.validate(values);
      await set({
        variables: { id: room.id, candidateId: candidate.id, input: { amount, currency, source } },
      });
      toast({ title: "Saved", description: `The cost of ${candidate.name}` });
      onDone();
    },
  });
  return (
    <chakra.div mt="4">
      <Form form={form} label={`Cost of ${candidate.name}`}>
        <Fields>
          <TextField name="amount" label="Total cost" inputMode="decimal" maxLength={14} required />
          <ChoiceField name="currency" label="Currency" choices={CURRENCY_CHOICES} />
        </Fields>
        <TextField
          name="source"
          label="Source"
          hint="Such as “Quote of March 3” or a link"
          maxLength={300}
          required
        />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Saving..." size="sm">
            Save Cost
          </SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}

function CandidateCost({ room, candidate }: Props & { candidate: Candidate }) {
  const [entering, setEntering] = useState(false);
  const [remove, removing] = useSetCandidateCostMutation();
  const cost = room.costs.find(({ candidateId }) => candidateId === candidate.id);
  if (!cost) return null;
  const edits = room.viewerRole !== "READER" && !room.evaluation.decidedAt;
  const onRemove = async () => {
    try {
      await remove({ variables: { id: room.id, candidateId: candidate.id, input: null } });
      toast({ title: "Removed", description: `The entered cost of ${candidate.name}` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Panel
      title={candidate.name}
      intro={candidate.vendorName}
      action={
        edits &&
        !entering && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {cost.basis === "ENTERED" && (
              <Button disabled={removing.loading} onClick={onRemove}>
                Remove<VisuallyHidden> the cost of {candidate.name}</VisuallyHidden>
              </Button>
            )}
            <Button onClick={() => setEntering(true)}>
              {cost.basis === "ENTERED" ? "Change" : "Enter Cost"}
              <VisuallyHidden> of {candidate.name}</VisuallyHidden>
            </Button>
          </chakra.div>
        )
      }
    >
      <CostFacts cost={cost} />
      {entering && <CostEntry room={room} candidate={candidate} onDone={() => setEntering(false)} />}
    </Panel>
  );
}

/** What each candidate costs for the numbers of the buyer, and how that is calculated. */
export function CostTab({ room }: Props) {
  const { viewerRole, evaluation, candidates, numbers } = room;
  const edits = viewerRole === "OWNER" && !evaluation.decidedAt;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="3xl">
      <Panel
        title="For How Many, and for How Long"
        intro={edits ? "Anything you leave blank counts as unknown." : numbersInWords(numbers)}
      >
        {edits && <NumbersForm room={room} />}
      </Panel>
      {candidates.map((candidate) => (
        <CandidateCost key={candidate.id} room={room} candidate={candidate} />
      ))}
    </chakra.div>
  );
}
