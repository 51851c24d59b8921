import { chakra } from "@chakra-ui/react";
import { MAX_TEXT } from "../../../features/matching/match-address.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FormField, KeptTextArea } from "../../../ui/controls/form-field.tsx";
import { useMatchForm } from "./use-match-form.ts";
import { useTypedBrief } from "./use-typed-brief.ts";

/** The field for a brief in free text: a plain GET form. */
export function BriefForm({ text }: { text: string }) {
  const onSubmit = useMatchForm();
  const typed = useTypedBrief(text);
  return (
    <chakra.form
      action="/match"
      ref={typed.form}
      onInput={typed.keep}
      onSubmit={(event) => {
        typed.forget();
        onSubmit(event);
      }}
      key={text}
      aria-label="Brief"
      mt="5"
      display="grid"
      gap="4"
      maxWidth="3xl"
    >
      <FormField
        label="What do you need?"
        hint="Sport, level, what it must and should do, what you can spend. Paste a brief of up to 2,000 characters or write a sentence."
        required
      >
        {(control) => (
          <KeptTextArea {...control} name="text" rows={5} maxLength={MAX_TEXT} defaultValue={text} />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="md" justifySelf="start">
        Find Solutions
      </Button>
    </chakra.form>
  );
}
