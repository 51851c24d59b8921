import { chakra } from "@chakra-ui/react";
import { reportRules } from "../../../backend/modules/administration/moderation/report.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "./fields.tsx";
import { Form } from "./form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useForm } from "./use-form.ts";

type Props = {
  /** What is reported, such as `comment`. */
  noun: string;
  /** Executes the mutation; returns the server's confirmation. */
  report: (reason: string) => Promise<string | undefined>;
  onDone: () => void;
};

/** A form to report something to the administrators. */
export function ReportForm({ noun, report, onDone }: Props) {
  const form = useForm({
    initialValues: { reason: "" },
    rules: reportRules,
    submit: async ({ reason }) => {
      const description = await report(reason);
      const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} reported`;
      toast({ title, ...(description && { description }) });
      onDone();
    },
  });
  return (
    <chakra.div mt="3">
      <Form form={form} label={`Report ${noun}`}>
        <TextField name="reason" label="What's wrong with it?" maxLength={1000} />
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
