import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import type { ReadingChoice } from "./mapping-text.ts";

/** The encodings that people choose; a mapping may name any other of the Encoding Standard. */
const ENCODINGS = [
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16"],
  ["utf-16be", "UTF-16, big-endian"],
  ["windows-1252", "Western (Windows-1252)"],
  ["windows-1250", "Central European (Windows-1250)"],
  ["iso-8859-2", "Central European (ISO 8859-2)"],
  ["iso-8859-15", "Western (ISO 8859-15)"],
  ["macintosh", "Western (Mac)"],
  ["windows-1251", "Cyrillic (Windows-1251)"],
  ["koi8-r", "Cyrillic (KOI8-R)"],
  ["windows-1253", "Greek (Windows-1253)"],
  ["windows-1254", "Turkish (Windows-1254)"],
  ["shift_jis", "Japanese (Shift JIS)"],
  ["euc-jp", "Japanese (EUC-JP)"],
  ["gb18030", "Chinese (GB 18030)"],
  ["big5", "Chinese (Big5)"],
  ["euc-kr", "Korean (EUC-KR)"],
] as const;

type Props = {
  isText: boolean;
  isTable: boolean;
  choice: ReadingChoice;
  disabled: boolean;
  onChange: (choice: ReadingChoice) => void;
};

/** Chooses the encoding of a text and the row of a table's header; both are detected otherwise. */
export function HowRead({ isText, isTable, choice, disabled, onChange }: Props) {
  const { encoding, header } = choice;
  const isListed = encoding === null || ENCODINGS.some(([name]) => name === encoding);
  const choices = [
    { value: "", label: "Detected" },
    ...ENCODINGS.map(([value, label]) => ({ value, label })),
    ...(isListed ? [] : [{ value: encoding, label: encoding }]),
  ];
  return (
    <>
      {isText && (
        <FormField label="Encoding" hint="Choose another one if letters are wrong.">
          {(control) => (
            <SelectField
              {...control}
              value={encoding ?? ""}
              disabled={disabled}
              choices={choices}
              onChange={({ target }) => onChange({ ...choice, encoding: target.value || null })}
            />
          )}
        </FormField>
      )}
      {isTable && (
        <FormField label="Header row" hint="Empty for the first row with several values.">
          {(control) => (
            <TextInput
              {...control}
              type="number"
              min={1}
              max={999}
              defaultValue={header ?? ""}
              disabled={disabled}
              onBlur={({ target }) => {
                const row = target.value === "" ? null : Number(target.value);
                if (row !== header && target.validity.valid) onChange({ ...choice, header: row });
              }}
            />
          )}
        </FormField>
      )}
    </>
  );
}
