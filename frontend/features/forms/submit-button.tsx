import { useFormikContext } from "formik";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";

type Props = ComponentProps<typeof Button> & { busyLabel: ReactNode };

/** A button that submits the form and shows its progress. */
export function SubmitButton({ busyLabel, children, ...rest }: Props) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="primary"
      size="md"
      disabled={isSubmitting}
      // Blurring the field first would show its error and move the button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {isSubmitting ? busyLabel : children}
    </Button>
  );
}
