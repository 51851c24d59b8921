import { Button } from "../../../ui/controls/button.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { DialogFoot } from "../dialog-parts.tsx";

type Props = { label: string; busyLabel: string; disabled?: boolean; onCancel: () => void };

/** The Cancel button and the button that submits the tab's form. */
export function TabFoot({ label, busyLabel, disabled, onCancel }: Props) {
  return (
    <DialogFoot mt="1">
      <Button size="md" onClick={onCancel}>
        Cancel
      </Button>
      <SubmitButton busyLabel={busyLabel} {...(disabled && { disabled })}>
        {label}
      </SubmitButton>
    </DialogFoot>
  );
}
