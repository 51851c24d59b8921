import { chakra } from "@chakra-ui/react";
import { reportRules } from "../../../backend/modules/moderation/report.rules.ts";
import { TextField } from "../../features/forms/fields.tsx";
import { Form } from "../../features/forms/form.tsx";
import { SubmitButton } from "../../features/forms/submit-button.tsx";
import { useForm } from "../../features/forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useReportBlogCommentMutation } from "./comments.generated.ts";

/** Reports a comment to the administrators. */
export function ReportForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [report] = useReportBlogCommentMutation();
  const form = useForm({
    initialValues: { reason: "" },
    rules: reportRules,
    submit: async ({ reason }) => {
      const { data } = await report({ variables: { id, reason } });
      toast({ title: "Comment reported", ...(data && { description: data.reportBlogComment.message }) });
      onDone();
    },
  });
  return (
    <chakra.div mt="3">
      <Form form={form} label="Report comment">
        <TextField name="reason" label="What is wrong with it?" maxLength={1000} />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Sending..." size="sm">
            Report
          </SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
