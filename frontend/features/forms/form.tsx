import { chakra } from "@chakra-ui/react";
import { type FormikContextType, FormikProvider } from "formik";
import { type ReactNode, useEffect, useRef } from "react";

const Frame = chakra("form", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "5",
    "@media (scripting: none)": { "& > :not(:first-child)": { display: "none" } },
  },
});
const NeedsScripts = chakra("p", {
  base: { display: "none", "@media (scripting: none)": { display: "block" } },
});
const Problem = chakra("p", {
  base: {
    px: "4",
    py: "3",
    borderWidth: "1px",
    borderColor: "danger",
    borderRadius: "lg",
    bg: "danger.subtle",
    color: "danger",
  },
});

type Props<Values> = {
  form: FormikContextType<Values>;
  /** The form's accessible name, if no heading names it. */
  label?: string;
  children: ReactNode;
};

/** The form element: general server errors at the top, and focus on the first invalid field. */
export function Form<Values extends object>({ form, label, children }: Props<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, status, values, setFieldValue } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the page came alive
  useEffect(() => {
    if (!element.current) return;
    for (const [name, typed] of new FormData(element.current)) {
      const known = (values as Record<string, unknown>)[name];
      if (typeof known === "string" && typed !== known) void setFieldValue(name, typed);
    }
  }, []);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount, isSubmitting]);

  return (
    <FormikProvider value={form}>
      {/* Until the scripts have loaded, the dialog method keeps the browser from submitting the values in the URL. */}
      <Frame ref={element} method="dialog" noValidate aria-label={label} onSubmit={form.handleSubmit}>
        <NeedsScripts>This form needs JavaScript.</NeedsScripts>
        {status && <Problem role="alert">{status}</Problem>}
        {children}
      </Frame>
    </FormikProvider>
  );
}
