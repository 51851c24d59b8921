import { chakra } from "@chakra-ui/react";
import type { FormikContextType } from "formik";
import { type ReactNode, useEffect, useRef } from "react";
import { offerRules } from "../../../../backend/modules/catalog/solutions/editing/offer.rules.ts";
import { vendorRules } from "../../../../backend/modules/catalog/vendors/editing/vendor.rules.ts";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { SolutionFields } from "../../../features/solution-form/solution-fields.tsx";
import { VendorFields } from "../../../features/vendor-form/vendor-fields.tsx";
import type { ListYourCompanyQuery } from "./list-your-company.generated.ts";
import type { ListingValues, Part } from "./listing-values.ts";

type Props<Of extends Part> = {
  initial: ListingValues[Of];
  choices: ListYourCompanyQuery;
  /** Messages for fields that the server refused. */
  refused: Readonly<Record<string, string>>;
  onChange: (values: ListingValues[Of]) => void;
  onDone: () => void;
  back: ReactNode;
  note: ReactNode;
};

const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

/** Passes on what is typed, and shows what the server refused at its fields. */
function usePart<Values extends object>(
  form: FormikContextType<Values>,
  { refused, onChange }: { refused: Readonly<Record<string, string>>; onChange: (values: Values) => void },
) {
  const { values, setErrors, setTouched } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text, and nothing else
  useEffect(() => onChange(values), [values]);
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each refusal
  useEffect(() => {
    const names = Object.keys(refused);
    if (names.length === 0) return;
    void Promise.resolve(
      setTouched(Object.fromEntries(names.map((name) => [name, true])) as never, false),
    ).then(() => {
      setErrors(refused as never);
      requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    });
  }, [refused]);
  return frame;
}

/** The first step: the company. */
export function CompanyPart({ initial, choices, onDone, back, note, ...part }: Props<"vendor">) {
  const form = useForm({ initialValues: initial, rules: vendorRules, submit: async () => onDone() });
  const frame = usePart(form, part);
  return (
    <div ref={frame}>
      <Form form={form} label="Your company">
        <VendorFields choices={choices.categories.map(({ id, name }) => ({ value: id, label: name }))} />
        {note}
        <Actions>
          <SubmitButton busyLabel="Continue">Continue</SubmitButton>
          {back}
        </Actions>
      </Form>
    </div>
  );
}

/** The second step: the first solution. */
export function SolutionPart({ initial, choices, onDone, back, note, ...part }: Props<"solution">) {
  const form = useForm({ initialValues: initial, rules: offerRules, submit: async () => onDone() });
  const frame = usePart(form, part);
  return (
    <div ref={frame}>
      <Form form={form} label="Your first solution">
        <SolutionFields {...choices} />
        {note}
        <Actions>
          <SubmitButton busyLabel="Continue">Continue</SubmitButton>
          {back}
        </Actions>
      </Form>
    </div>
  );
}
