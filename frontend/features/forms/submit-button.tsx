import { useFormikContext } from "formik";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type Props = ComponentProps<typeof Button> & { busyLabel: ReactNode };

/** Sends the form; says so while it runs. Until the page is alive it waits, for the browser would send the form itself. */
export function SubmitButton({ busyLabel, children, ...rest }: Props) {
  const { isSubmitting } = useFormikContext();
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant="primary"
      size="md"
      disabled={!hydrated || isSubmitting}
      // Leaving the field before would show its error first and move the button away under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {isSubmitting ? busyLabel : children}
    </Button>
  );
}
