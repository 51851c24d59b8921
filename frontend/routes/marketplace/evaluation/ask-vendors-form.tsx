import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { MAX_MESSAGE } from "../../../../backend/modules/marketplace/conversations/conversation.rules.ts";
import {
  MAX_QUESTION,
  MAX_QUESTIONS,
  MAX_VENDORS,
  requestRules,
} from "../../../../backend/modules/marketplace/conversations/requests/request.rules.ts";
import {
  type Evaluation_FactsFragment,
  useAskEvaluationVendorsMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { useSendKey } from "../../../features/forms/use-send-key.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";

type Room = Evaluation_FactsFragment;
type Vendor = { id: string; name: string; products: string[]; claimed: boolean };

const TEXT = `Hello,

We're comparing several products and have questions about yours. The colleagues who decide with me read your answers. If you'd like to send files, please add links to them.`;

const Choices = chakra("fieldset", { base: { minWidth: "0", display: "grid", gap: "1" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "medium" } });
const Option = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2.5", minHeight: "11", overflowWrap: "anywhere" },
});
const Minor = chakra("span", { base: { fontSize: "sm", color: "fg.muted" } });

/** The vendors of the candidates, each once. */
function vendorsOf({ candidates }: Room): Vendor[] {
  const vendors = new Map<string, Vendor>();
  for (const { vendorId, vendorName, vendorClaimed, name } of candidates) {
    if (!vendorId) continue;
    const known = vendors.get(vendorId);
    if (known) known.products.push(name);
    else
      vendors.set(vendorId, {
        id: vendorId,
        name: vendorName ?? name,
        products: [name],
        claimed: vendorClaimed,
      });
  }
  return [...vendors.values()];
}

/** Whether the catalog has nothing on a criterion for a candidate whose vendor can be asked. */
const isOpen = ({ candidates }: Room, criterionId: string): boolean =>
  candidates.some(
    ({ vendorId, quotes }) => vendorId && !quotes.some((quote) => quote.criterionId === criterionId),
  );

/** The questions that the form begins with: what the catalog says nothing about, the weightiest first. */
function openQuestions(room: Room): string {
  return room.criteria
    .filter(({ id }) => isOpen(room, id))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MAX_QUESTIONS)
    .map(({ title }) => questionOn(title))
    .join("\n");
}

const questionOn = (title: string) => `How does your product meet this: “${title}”?`.slice(0, MAX_QUESTION);

/** Adds questions on criteria to the text of the form. */
function CriteriaButtons({ room, text, onAdd }: { room: Room; text: string; onAdd: (line: string) => void }) {
  const left = room.criteria.filter(({ title }) => !text.includes(questionOn(title)));
  if (left.length === 0) return null;
  return (
    <Choices>
      <Legend>Ask about another criterion</Legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {left.map(({ id, title }) => (
          <Button key={id} onClick={() => onAdd(questionOn(title))}>
            {title}
          </Button>
        ))}
      </chakra.div>
    </Choices>
  );
}

/** Sends questions to vendors of the candidates; they begin with the open criteria. */
export function AskVendorsForm({ room }: { room: Room }) {
  const vendors = vendorsOf(room);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    vendors.slice(0, MAX_VENDORS).map(({ id }) => id),
  );
  const [ask] = useAskEvaluationVendorsMutation();
  const key = useSendKey();
  const form = useForm({
    initialValues: { title: "Questions about your product", text: TEXT, questions: openQuestions(room) },
    rules: requestRules,
    submit: async (values) => {
      await ask({
        variables: { id: room.id, input: { ...values, vendorIds: [...chosen] }, key: key.current() },
        update: (cache) => {
          cache.evict({ fieldName: "conversations" });
          cache.evict({ fieldName: "vendorRequests" });
        },
      });
      key.renew();
      toast({ title: "Questions sent", description: "You'll get an email when a vendor answers." });
    },
  });
  if (vendors.length === 0)
    return <p>None of the candidates has a vendor in the catalog, so there is nobody to ask here.</p>;
  const { questions } = form.values;
  return (
    <Form form={form} label="Ask vendors">
      <Choices>
        <Legend>
          Vendors ({chosen.length} of at most {MAX_VENDORS})
        </Legend>
        {vendors.map(({ id, name, products, claimed }) => {
          const isChosen = chosen.includes(id);
          return (
            <Option key={id}>
              <Checkbox
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MAX_VENDORS}
                onChange={() => setChosen(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              <span>
                {name} <Minor>for {products.join(", ")}</Minor>
                {!claimed && (
                  <Minor display="block">
                    Nobody from this company is here yet, so the administrators answer from what is public.
                  </Minor>
                )}
              </span>
            </Option>
          );
        })}
      </Choices>
      <TextField
        name="title"
        label="What is it about?"
        hint="The vendors read this."
        maxLength={120}
        required
      />
      <TextAreaField name="text" label="Message" rows={5} maxLength={MAX_MESSAGE} required />
      <TextAreaField
        name="questions"
        label="Questions"
        hint={`One per line, up to ${MAX_QUESTIONS}. They begin with criteria on which we found nothing in the catalog for one of the candidates.`}
        rows={6}
        required
      />
      <CriteriaButtons
        room={room}
        text={questions}
        onAdd={(line) =>
          void form.setFieldValue("questions", questions ? `${questions.trimEnd()}\n${line}` : line)
        }
      />
      <SubmitButton
        busyLabel="Sending..."
        alignSelf="flex-start"
        {...(chosen.length === 0 && { disabled: true })}
      >
        {chosen.length > 1 ? `Send to ${chosen.length} Vendors` : "Send Questions"}
      </SubmitButton>
    </Form>
  );
}
