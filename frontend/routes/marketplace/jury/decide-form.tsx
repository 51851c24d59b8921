import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { forgetApplications } from "../../../features/applications/applications-cache.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import {
  type Jury_FactsFragment,
  JuryLettersDocument,
  type JuryLettersQuery,
  useDecideOnJuryEntriesMutation,
} from "../../../features/juries/juries.generated.ts";
import { countOf } from "../../../features/juries/jury-scores.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import type { JuryDecision } from "../../../graphql/schema.generated.ts";
import { useClient } from "../../../graphql/source.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FormField } from "../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import { formatBudget } from "../../../ui/display/format.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { Chosen } from "./jury-entry.ts";

/** How many applications are decided on at once. */
const MOST = 100;

const LETTERS: Readonly<Record<JuryDecision, string>> = {
  NEXT_ROUND:
    "Dear {name},\n\nYour application to “{call}” has passed the round “{round}” and moves on to the next one. We'll let you know the outcome.\n\n{organization}",
  ACCEPT:
    "Dear {name},\n\nCongratulations! Your application to “{call}” was chosen. We'll be in touch about the next steps.\n\n{organization}",
  DECLINE:
    "Dear {name},\n\nThank you for your application to “{call}”. We had to choose among many good ones, and yours wasn't selected this time.\n\n{organization}",
};
const CHOICES = [
  { value: "NEXT_ROUND", label: "Next round" },
  { value: "ACCEPT", label: "Accept" },
  { value: "DECLINE", label: "Decline" },
];

type Letters = JuryLettersQuery["juryLetters"];

function Preview({ letters }: { letters: Letters }) {
  return (
    <chakra.ul aria-label="Letters" display="grid" gap="4" mt="5" listStyleType="none">
      {letters.map(({ entryId, applicantName, text, problem }) => (
        <chakra.li
          key={entryId}
          p="4"
          borderWidth="1px"
          borderColor="line"
          borderRadius="lg"
          overflowWrap="anywhere"
        >
          <strong>To {applicantName}</strong>
          {problem && (
            <chakra.p role="alert" color="danger">
              {problem}
            </chakra.p>
          )}
          <chakra.p mt="2" whiteSpace="pre-line">
            {text || "No message, only the decision."}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

type Props = { round: Jury_FactsFragment["rounds"][number]; chosen: Chosen; onDone: () => void };

/** Decides on the chosen applications alike, with a letter that is previewed for each. */
export function DecideForm({ round, chosen, onDone }: Props) {
  const client = useClient();
  const [letters, setLetters] = useState<Letters>();
  const evict = evictQueries("juryEntries", "juryWinners");
  const [decide] = useDecideOnJuryEntriesMutation({
    update: (cache) => {
      evict(cache);
      forgetApplications(cache);
    },
  });
  const entryIds = [...chosen.keys()];
  const asked = [...chosen.values()].map(({ budget }) => (budget?.currency === "USD" ? budget.total : null));
  const sum = asked.includes(null) ? null : asked.reduce((all: number, one) => all + (one ?? 0), 0);
  const form = useForm({
    initialValues: { decision: "NEXT_ROUND", letter: LETTERS.NEXT_ROUND },
    submit: async ({ decision, letter }) => {
      const { data } = await decide({
        variables: { roundId: round.id, entryIds, decision: decision as JuryDecision, letter },
      });
      const { decided = 0, unchanged = 0 } = data?.decideOnJuryEntries ?? {};
      toast({
        title: `Decided on ${countOf(decided, "application")}`,
        ...(unchanged > 0 && {
          description: `${unchanged} had already been decided on and stay as they are.`,
        }),
      });
      setLetters(undefined);
      onDone();
    },
  });
  const preview = async () => {
    try {
      const { data } = await client.query({
        query: JuryLettersDocument,
        variables: { roundId: round.id, entryIds, letter: form.values.letter },
        fetchPolicy: "network-only",
      });
      setLetters(data?.juryLetters);
    } catch (error) {
      notifyFailure(error);
    }
  };
  const onDecision = (decision: string) => {
    setLetters(undefined);
    const isUsual = Object.values(LETTERS).includes(form.values.letter);
    void form.setValues({
      decision,
      letter: isUsual ? LETTERS[decision as JuryDecision] : form.values.letter,
    });
  };
  const count = entryIds.length;
  return (
    <Panel
      title="Decide on Several"
      intro={
        count === 0
          ? "Choose applications above."
          : `${countOf(count, "application")} chosen${sum === null ? "" : `, asking for ${formatBudget(sum)} together`}.${count > MOST ? ` Choose at most ${MOST} at once.` : ""}`
      }
    >
      {count > 0 && count <= MOST && (
        <Form form={form} label="Decide on several applications">
          <FormField label="Decision" hint="Accept and Decline are final.">
            {(control) => (
              <SelectField
                {...control}
                choices={CHOICES}
                value={form.values.decision}
                onChange={({ target }) => onDecision(target.value)}
              />
            )}
          </FormField>
          <TextAreaField
            name="letter"
            label="Letter"
            hint="{name}, {call}, {organization}, {round} and {feedback} are filled for each applicant. {feedback} is what the reviewers wrote, without their names."
            rows={8}
            maxLength={2000}
          />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button onClick={preview}>Preview Letters</Button>
            {letters && letters.length === count && !letters.some(({ problem }) => problem) && (
              <SubmitButton busyLabel="Sending..." size="sm">
                {`Send ${countOf(count, "Letter")}`}
              </SubmitButton>
            )}
          </chakra.div>
          {letters && <Preview letters={letters} />}
        </Form>
      )}
    </Panel>
  );
}
