import { useFormikContext } from "formik";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type Props = ComponentProps<typeof Button> & { busyLabel: ReactNode };

/**
 * Submits the form and shows its progress. Disabled until hydration, because the browser would submit
 * natively.
 */
export function SubmitButton({ busyLabel, children, ...rest }: Props) {
  const { isSubmitting } = useFormikContext();
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant="primary"
      size="md"
      disabled={!hydrated || isSubmitting}
      // Blurring the field first would show its error and move the button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {isSubmitting ? busyLabel : children}
    </Button>
  );
}
