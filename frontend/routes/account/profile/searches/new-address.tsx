import { chakra } from "@chakra-ui/react";
import { ButtonAnchor } from "../../../../ui/controls/button.tsx";
import { CopyButton } from "../../../../ui/controls/copy-button.tsx";
import { FormField, TextInput } from "../../../../ui/controls/form-field.tsx";

/** The new address of a calendar, which is shown once, and how to use it. */
export function NewAddress({ url }: { url: string }) {
  return (
    <chakra.div display="grid" gap="3" role="group" aria-label="New address">
      <FormField
        label="Calendar address"
        hint="Copy it now. It won't be shown again. Anyone who has it can see your deadlines."
      >
        {(control) => (
          <TextInput {...control} value={url} readOnly onFocus={({ target }) => target.select()} />
        )}
      </FormField>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <CopyButton text={url}>Copy Address</CopyButton>
        <ButtonAnchor href={url.replace(/^https?:/, "webcal:")}>Add to Calendar</ButtonAnchor>
      </chakra.div>
      <chakra.ul ps="5" listStyleType="disc" fontSize="sm" color="fg.muted" display="grid" gap="1">
        <li>Apple Calendar and Outlook: press Add to Calendar.</li>
        <li>Google Calendar: open Other calendars, choose From URL, and paste the address.</li>
        <li>Calendars check for changes every few hours.</li>
      </chakra.ul>
    </chakra.div>
  );
}
