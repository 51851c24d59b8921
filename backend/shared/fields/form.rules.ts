import { array, number, type Schema } from "yup";
import { optionalMail } from "../account.rules.ts";
import { MAX_ITEMS, oneLine, severalLines, tidyText } from "../text/text.rules.ts";
import { optionalVideoAddress } from "../text/video-address.rules.ts";
import { optionalWebAddress } from "../text/web-address.rules.ts";
import { type Field, type FieldInput, type Fields, fieldsWith, type NamesWith } from "./field.rules.ts";

const YEAR = "Enter a year, such as 2015";
/** The range of years that files and forms accept. */
export const YEARS = { min: 1800, max: 2200 } as const;

/** Formats numbers like 5000 and 20,000. */
const inWords = new Intl.NumberFormat("en", { useGrouping: "min2" });

/** The type of a field's value after a form's validation. */
type Checked<F extends Field> = F["type"] extends "smallint" | "integer"
  ? number | null | undefined
  : F["type"] extends "text[]"
    ? string[] | null | undefined
    : F extends { input: { required: true } }
      ? string
      : string | null | undefined;

/** The fields whose form rules are derived; choices have their own rules. */
type Derived<F extends Fields> = {
  [Name in NamesWith<F, "input">]: F[Name] extends { input: { as: "other" } } ? never : Name;
}[NamesWith<F, "input">];

/** A rule for several texts that the form keeps as one. */
const several = (separator: string, max: number, label: string) => {
  const one = label.toLowerCase().replace(/s$/, "");
  return array(oneLine().required().max(max, `Each ${one} must be at most ${max} characters`))
    .transform((value, typed) =>
      typeof typed === "string"
        ? typed
            .split(separator)
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    )
    .nullable()
    .max(MAX_ITEMS, `Enter at most ${MAX_ITEMS} ${one}s`);
};

function ruleOf({ as, max = 0, required }: FieldInput, label: string): Schema | undefined {
  if (as === "address") return optionalWebAddress(label);
  if (as === "video") return optionalVideoAddress(label);
  if (as === "mail") return optionalMail();
  if (as === "year")
    return number()
      .transform((value, typed) => (typed === "" ? null : value))
      .nullable()
      .typeError(YEAR)
      .integer(YEAR)
      .min(YEARS.min, YEAR)
      .max(YEARS.max, YEAR);
  if (as === "lines") return several("\n", max, label);
  if (as === "commas") return several(",", max, label);
  if (as === "other") return undefined;
  const text = (as === "line" ? tidyText(max) : severalLines()).max(
    max,
    `${label} must be at most ${inWords.format(max)} characters`,
  );
  return required ? text.required(`${label} is required`) : text.nullable();
}

/** Returns a form's rules by field; the server applies them as well. */
export const formRules = <const F extends Fields>(fields: F) =>
  Object.fromEntries(
    fieldsWith(fields, "input").flatMap(({ name, field, value }) => {
      const rule = ruleOf(value, field.label);
      return rule ? [[name, rule]] : [];
    }),
  ) as unknown as { [Name in Derived<F>]: Schema<Checked<F[Name]>> };
