import { useNavigate } from "react-router-dom";
import { MAX_MESSAGE } from "../../../../backend/modules/marketplace/conversations/conversation.rules.ts";
import {
  MAX_QUESTIONS,
  requestRules,
} from "../../../../backend/modules/marketplace/conversations/requests/request.rules.ts";
import { requestPath } from "../../../features/conversations/request-path.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useSendKey } from "../../../features/forms/use-send-key.ts";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import type { Texts } from "./request-address.ts";
import { useRequestVendorsMutation } from "./request-vendors.generated.ts";
import type { ChosenVendor } from "./vendor-choice.tsx";

/** Sends a request to the selected vendors; `prepared` is what the address brings along. */
export function RequestForm({ vendors, prepared }: { vendors: readonly ChosenVendor[]; prepared: Texts }) {
  const { viewer } = useViewer();
  const [send] = useRequestVendorsMutation();
  const navigate = useNavigate();
  const key = useSendKey();
  const form = useForm({
    initialValues: prepared,
    rules: requestRules,
    submit: async (values) => {
      const input = { ...values, vendorIds: vendors.map(({ id }) => id) };
      const { data } = await send({
        variables: { input, key: key.current() },
        update: (cache) => {
          cache.evict({ fieldName: "conversations" });
          cache.evict({ fieldName: "vendorRequests" });
        },
      });
      key.renew();
      draft.forget();
      toast({ title: "Request sent", description: "You'll get an email when a vendor answers." });
      if (data) await navigate(requestPath(data.requestVendors.id));
    },
  });
  const draft = useDraft(form, `request:${viewer?.id}`);
  return (
    <Form form={form} label="Request">
      <DraftNote draft={draft} />
      <TextField
        name="title"
        label="What is it about?"
        hint="For example, video analysis for two youth squads"
        required
        maxLength={120}
      />
      <TextAreaField
        name="text"
        label="Message"
        hint="Introduce yourself and describe what you need. This appears above your questions."
        required
        rows={4}
        maxLength={MAX_MESSAGE}
      />
      <TextAreaField
        name="questions"
        label="Questions"
        hint={`One per line, up to ${MAX_QUESTIONS}. Vendors answer each one separately.`}
        required
        rows={6}
      />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        {vendors.length > 1 ? `Send to ${vendors.length} Vendors` : "Send Request"}
      </SubmitButton>
    </Form>
  );
}
