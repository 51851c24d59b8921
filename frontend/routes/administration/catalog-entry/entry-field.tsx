import {
  type CatalogField,
  type CatalogForm,
  isRequired,
} from "../../../../backend/modules/administration/catalog-editor/forms/form.rules.ts";
import { ChoiceField, TextAreaField, TextField } from "../../../features/forms/fields.tsx";

const YES_OR_NO = [
  { value: "false", label: "No" },
  { value: "true", label: "Yes" },
];

type Props = {
  form: CatalogForm;
  field: CatalogField;
  /** The names of the available categories. */
  categories: readonly string[];
  isNew: boolean;
};

/** A field of a record's form. */
export function EntryField({ form, field, categories, isNew }: Props) {
  const { name, label, as, hint, choices = {}, fixed } = field;
  const shared = { name, label, ...(hint && { hint }), required: isRequired(form, field) };
  if (fixed && !isNew) return <TextField {...shared} readOnly hint="Can't be changed after saving" />;
  switch (as) {
    case "text":
      return <TextAreaField {...shared} rows={5} />;
    case "lines":
    case "rows":
      return <TextAreaField {...shared} rows={4} />;
    case "day":
      return <TextField {...shared} type="date" />;
    case "flag":
      return <ChoiceField {...shared} choices={YES_OR_NO} />;
    case "choice":
      return (
        <ChoiceField
          {...shared}
          choices={Object.entries(choices).map(([value, text]) => ({ value, label: text }))}
        />
      );
    case "category":
      return (
        <ChoiceField
          {...shared}
          choices={[
            { value: "", label: "Choose one" },
            ...categories.map((category) => ({ value: category, label: category })),
          ]}
        />
      );
    case "line":
      return <TextField {...shared} />;
  }
}
