import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import {
  handOverRules,
  inviteRules,
  MAX_PEOPLE,
  ROLE_LABELS,
  ROLES_INTRO,
} from "../../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { EVALUATIONS } from "../../../features/evaluations/evaluation-path.ts";
import {
  type Evaluation_FactsFragment,
  useHandOverEvaluationMutation,
  useInviteToEvaluationMutation,
  useRemoveFromEvaluationMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import type { EvaluationRole } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ListRow } from "../../../ui/layout/list-row.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

const List = chakra("ul", { base: { listStyleType: "none" } });

type Room = Evaluation_FactsFragment;
type Props = { room: Room };
type Person = Room["people"][number];

const ROLE_CHOICES = [
  { value: "judge", label: ROLE_LABELS.judge },
  { value: "reader", label: ROLE_LABELS.reader },
];

function InviteForm({ room: { id } }: Props) {
  const [invite] = useInviteToEvaluationMutation();
  const form = useForm({
    initialValues: { email: "", role: "judge" },
    rules: inviteRules,
    submit: async ({ email, role }) => {
      await invite({ variables: { id, email, role: role.toUpperCase() as EvaluationRole } });
      toast({ title: "Invited", description: `We sent a link to ${email}.` });
      form.resetForm();
    },
  });
  return (
    <Form form={form} label="Invite somebody">
      <TextField name="email" label="Email" type="email" maxLength={254} required />
      <ChoiceField name="role" label="Role" choices={ROLE_CHOICES} />
      <div>
        <SubmitButton busyLabel="Sending..." size="sm">
          Send Invitation
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Makes somebody else the owner. */
function HandOverForm({ room: { id, people, evaluation } }: Props) {
  const [handOver] = useHandOverEvaluationMutation({ update: evictQueries("evaluations") });
  const others = people.filter(({ role, joinedAt, hasLeft }) => role !== "OWNER" && joinedAt && !hasLeft);
  const isCounted = people.some(({ isViewer, submittedAt }) => isViewer && submittedAt);
  const form = useForm({
    initialValues: { personId: others[0]?.id ?? "", staysAs: isCounted ? "judge" : "reader" },
    rules: handOverRules,
    submit: async ({ personId, staysAs }) => {
      const name = others.find((one) => one.id === personId)?.name;
      if (!window.confirm(`Make ${name} the owner of “${evaluation.name}”?`)) return;
      await handOver({ variables: { id, personId, staysAs: staysAs.toUpperCase() as EvaluationRole } });
      toast({ title: "Handed over", description: `${name} owns this evaluation now.` });
    },
  });
  return (
    <Form form={form} label="Hand over">
      <ChoiceField
        name="personId"
        label="New owner"
        choices={others.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <ChoiceField
        name="staysAs"
        label="You stay as"
        hint={
          isCounted
            ? "Your scores count, so you stay as a judge."
            : "As a judge, you score too, and nobody sees the result until you have."
        }
        choices={isCounted ? ROLE_CHOICES.slice(0, 1) : ROLE_CHOICES}
      />
      <div>
        <SubmitButton busyLabel="Handing over..." size="sm">
          Hand Over
        </SubmitButton>
      </div>
    </Form>
  );
}

function stateOf({ role, joinedAt, submittedAt, sawResultFirst }: Person) {
  if (!joinedAt) return "invited, hasn't joined yet";
  if (role === "READER") return "can see the result";
  if (!submittedAt) return "hasn't submitted scores yet";
  return (
    <>
      submitted scores on <DateFact at={submittedAt} />
      {sawResultFirst && ", after seeing the result"}
    </>
  );
}

function RemoveButton({ room: { id, evaluation }, person }: Props & { person: Person }) {
  const navigate = useNavigate();
  const [remove, { loading }] = useRemoveFromEvaluationMutation({
    refetchQueries: person.isViewer ? [] : ["Evaluation"],
    update: evictQueries("evaluations"),
  });
  const { name, isViewer, joinedAt, submittedAt } = person;
  const question = isViewer
    ? `Leave “${evaluation.name}”? ${submittedAt ? "Your scores stay, without your name." : "Scores that you haven't submitted will be deleted."}`
    : joinedAt
      ? `Remove ${name}? ${submittedAt && evaluation.decidedAt ? "Their scores stay, without a name." : "Their scores will be deleted."}`
      : `Withdraw the invitation to ${name}?`;
  const onClick = async () => {
    if (!window.confirm(question)) return;
    try {
      await remove({ variables: { id, personId: person.id } });
      if (isViewer) await navigate(EVALUATIONS);
      toast({ title: isViewer ? "You left the evaluation" : `${name} was removed` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button disabled={loading} onClick={onClick}>
      {isViewer ? "Leave" : "Remove"}
      {!isViewer && <VisuallyHidden> {name}</VisuallyHidden>}
    </Button>
  );
}

/** Who takes part, and the form that invites others. */
export function PeopleTab({ room }: Props) {
  const { people, viewerRole, evaluation } = room;
  const owns = viewerRole === "OWNER";
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="3xl">
      <Panel title="People">
        <List aria-label="People">
          {people.map((person) => (
            <ListRow py="3" _first={{ borderTopWidth: "0" }} key={person.id}>
              <div>
                <chakra.p fontWeight="medium">
                  {person.name}
                  {person.isViewer && " (you)"}
                </chakra.p>
                <chakra.p fontSize="sm" color="fg.muted">
                  {ROLE_LABELS[person.role.toLowerCase() as keyof typeof ROLE_LABELS]}, {stateOf(person)}
                </chakra.p>
              </div>
              {person.role !== "OWNER" &&
                (person.isViewer || (owns && !(person.hasLeft && evaluation.decidedAt))) && (
                  <RemoveButton room={room} person={person} />
                )}
            </ListRow>
          ))}
        </List>
      </Panel>
      {owns && people.length < MAX_PEOPLE && (
        <Panel title="Invite People" intro={ROLES_INTRO}>
          <InviteForm room={room} />
        </Panel>
      )}
      {owns && people.some(({ role, joinedAt, hasLeft }) => role !== "OWNER" && joinedAt && !hasLeft) && (
        <Panel
          title="Hand Over"
          intro="An evaluation has one owner. They can edit it, invite people and decide."
        >
          <HandOverForm room={room} />
        </Panel>
      )}
    </chakra.div>
  );
}
