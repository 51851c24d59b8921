import { chakra } from "@chakra-ui/react";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { Dotted } from "../../ui/display/dotted.tsx";
import type { ImportKindsQuery, ImportUploadQuery } from "./imports.generated.ts";

const Row = chakra("li", {
  base: {
    display: "grid",
    gap: { base: "2", md: "4" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Note = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });
const Choices = chakra("div", { base: { display: "grid", gap: "2", alignContent: "start" } });

const DATES = [
  { value: "", label: "Dates such as 2026-03-31" },
  ...["DD.MM.YYYY", "MM/DD/YYYY", "DD/MM/YYYY", "M/D/YYYY", "D MMM YYYY", "MMM D, YYYY"].map((format) => ({
    value: format,
    label: format,
  })),
  { value: "unix", label: "Unix time, in seconds" },
  { value: "unix-ms", label: "Unix time, in milliseconds" },
];

type Props = {
  field: ImportKindsQuery["importKinds"][number]["fields"][number];
  columns: ImportUploadQuery["importUpload"]["columns"];
  column: string;
  date: string;
  disabled: boolean;
  onColumn: (column: string) => void;
  onDate: (format: string) => void;
};

/** A field with a description of its content and the column that it is read from. */
export function FieldRow({ field, columns, column, date, disabled, onColumn, onDate }: Props) {
  const { name, required, holds } = field;
  const samples = columns.find((each) => each.name === column)?.samples ?? [];
  const none = { value: "", label: required ? "Choose a column" : "Leave empty" };
  return (
    <Row>
      <div>
        <chakra.p fontWeight="medium">
          {name}
          {required && (
            <chakra.span color="fg.muted" fontWeight="normal" fontSize="sm">
              {" "}
              required
            </chakra.span>
          )}
        </chakra.p>
        <Note>{holds}</Note>
      </div>
      <Choices>
        <SelectField
          label={`Column for ${name}`}
          value={column}
          disabled={disabled}
          choices={[none, ...columns.map((each) => ({ value: each.name, label: each.name }))]}
          onChange={({ target }) => onColumn(target.value)}
        />
        {column && /\b(date|day) such as/.test(holds) && (
          <SelectField
            label={`Date format for ${name}`}
            value={date}
            disabled={disabled}
            choices={DATES}
            onChange={({ target }) => onDate(target.value)}
          />
        )}
        {samples.length > 0 && (
          <Note>
            <Dotted parts={samples} />
          </Note>
        )}
      </Choices>
    </Row>
  );
}
