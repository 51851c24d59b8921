import { TextAreaField, TextField } from "../forms/fields.tsx";

/** The content of a notification. */
export function LetterFields() {
  return (
    <>
      <TextField name="title" label="Title" required maxLength={120} />
      <TextAreaField name="message" label="Message" required rows={4} maxLength={2000} />
    </>
  );
}
