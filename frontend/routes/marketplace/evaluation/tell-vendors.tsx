import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { MAX_MESSAGE } from "../../../../backend/modules/marketplace/conversations/conversation.rules.ts";
import {
  CHOSEN_TEXT,
  lettersRules,
  OTHERS_TEXT,
} from "../../../../backend/modules/marketplace/evaluations/outcome/outcome.rules.ts";
import {
  type Evaluation_FactsFragment,
  useTellEvaluationVendorsMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { Prose } from "../../../features/record/record-section.tsx";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Room = Evaluation_FactsFragment;
type Candidate = Room["candidates"][number];
type Props = { room: Room; chosenId: string };

const Option = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2.5", minHeight: "11", overflowWrap: "anywhere" },
});
const Choices = chakra("fieldset", { base: { minWidth: "0", display: "grid" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "medium" } });

const vendorOf = ({ name, vendorName }: Candidate) => (vendorName ? `${vendorName} (${name})` : name);

/** The messages as they will be sent, one by one. */
function Preview({ letters }: { letters: readonly { candidate: Candidate; text: string }[] }) {
  return letters.map(({ candidate, text }) => (
    <chakra.section
      key={candidate.id}
      aria-label={`Message to ${vendorOf(candidate)}`}
      py="4"
      borderTopWidth="1px"
      borderColor="line"
    >
      <chakra.h3 mb="2" fontWeight="semibold" overflowWrap="anywhere">
        To {vendorOf(candidate)}
      </chakra.h3>
      <Prose>{text}</Prose>
    </chakra.section>
  ));
}

function LettersForm({ room, chosenId, open }: Props & { open: readonly Candidate[] }) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [previewed, setPreviewed] = useState(false);
  const [tell] = useTellEvaluationVendorsMutation();
  const to = open.filter(({ id }) => !left.includes(id));
  const form = useForm({
    initialValues: { chosen: CHOSEN_TEXT, others: OTHERS_TEXT },
    rules: lettersRules,
    submit: async ({ chosen, others }) => {
      if (!previewed) {
        setPreviewed(true);
        return;
      }
      const letters = to.map(({ id }) => ({ candidateId: id, text: id === chosenId ? chosen : others }));
      await tell({
        variables: { id: room.id, letters },
        update: (cache) => {
          cache.evict({ fieldName: "conversations" });
        },
      });
      toast({ title: letters.length === 1 ? "Message sent" : `${letters.length} messages sent` });
    },
  });
  const { chosen, others } = form.values;
  const count = to.length === 1 ? "1 Message" : `${to.length} Messages`;
  return (
    <Form form={form} label="Tell the vendors">
      {previewed ? (
        <div>
          <Preview
            letters={to.map((candidate) => ({
              candidate,
              text: candidate.id === chosenId ? chosen : others,
            }))}
          />
        </div>
      ) : (
        <>
          <Choices>
            <Legend>Vendors</Legend>
            {open.map((candidate) => {
              const isLeft = left.includes(candidate.id);
              return (
                <Option key={candidate.id}>
                  <Checkbox
                    checked={!isLeft}
                    onChange={() =>
                      setLeft(isLeft ? left.filter((id) => id !== candidate.id) : [...left, candidate.id])
                    }
                  />
                  {vendorOf(candidate)}
                  {candidate.id === chosenId && ", chosen"}
                </Option>
              );
            })}
          </Choices>
          {to.some(({ id }) => id === chosenId) && (
            <TextAreaField
              name="chosen"
              label="To the vendor that you chose"
              rows={8}
              maxLength={MAX_MESSAGE}
              required
            />
          )}
          {to.some(({ id }) => id !== chosenId) && (
            <TextAreaField name="others" label="To the others" rows={8} maxLength={MAX_MESSAGE} required />
          )}
        </>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SubmitButton busyLabel="Sending..." size="sm" {...(to.length === 0 && { disabled: true })}>
          {previewed ? `Send ${count}` : `Preview ${count}`}
        </SubmitButton>
        {previewed && <Button onClick={() => setPreviewed(false)}>Back</Button>}
      </chakra.div>
    </Form>
  );
}

/** Tells vendors what was decided, each once. */
export function TellVendors({ room, chosenId }: Props) {
  const [opened, setOpened] = useState(false);
  const reachable = room.candidates.filter(({ vendorId }) => vendorId);
  const open = reachable.filter(({ toldAt }) => !toldAt);
  const told = reachable.filter(({ toldAt }) => toldAt);
  if (reachable.length === 0) return null;
  return (
    <Panel
      title="Tell the Vendors"
      intro="Each vendor gets a message of its own, once. It doesn't say who else you compared."
      action={open.length > 0 && !opened && <Button onClick={() => setOpened(true)}>Write to Vendors</Button>}
    >
      {told.length > 0 && (
        <chakra.ul mb={opened && open.length > 0 ? "4" : "0"} listStyleType="none" fontSize="sm">
          {told.map((candidate) => (
            <li key={candidate.id}>
              {vendorOf(candidate)}: told <DateFact at={candidate.toldAt ?? ""} />
            </li>
          ))}
        </chakra.ul>
      )}
      {opened && open.length > 0 && (
        <LettersForm key={told.length} room={room} chosenId={chosenId} open={open} />
      )}
    </Panel>
  );
}
