import { TextAreaField, TextField } from "../forms/fields.tsx";

/** What a notification says. */
export function LetterFields() {
  return (
    <>
      <TextField name="title" label="Title" required maxLength={120} />
      <TextAreaField name="message" label="Message" required rows={4} maxLength={2000} />
    </>
  );
}
