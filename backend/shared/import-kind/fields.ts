import { boolean, number } from "yup";
import { foldText } from "../text/fold-text.rules.ts";
import { bareMail, foldedText, ofText } from "../text/text.rules.ts";
import { videoAt } from "../text/video-address.rules.ts";
import { isWebAddress, wholeAddress } from "../text/web-address.rules.ts";

/** Text; empty becomes undefined. */
const plainText = (limit = 0) =>
  foldedText(limit)
    .typeError("must be text")
    .transform((value: unknown) => (value === "" ? undefined : value));

/** Text of at most `limit` characters, folded to one line if the limit is short; empty becomes undefined. */
export const optionalText = (limit: number) =>
  plainText(limit).max(limit, `has more than ${limit} characters`);

/** Text of at most `limit` characters; undefined becomes empty. */
export const text = (limit: number) => optionalText(limit).default("");

/** Required text. */
export const requiredText = (limit: number) => optionalText(limit).required("is missing");

/** Normalizes a word to kebab case: `Youth academy` and `YOUTH_ACADEMY` become `youth-academy`. */
const word = () =>
  plainText().transform((value: unknown) =>
    typeof value === "string" ? value.toLowerCase().replace(/[\s_]+/g, "-") : value,
  );

/**
 * One of these words, ignoring case, spaces and underscores.
 * @param labels the labels used in lists and their downloads.
 */
export const oneOfWords = (words: readonly string[], labels: Readonly<Record<string, string>> = {}) =>
  word()
    .transform((value: unknown, given: unknown) =>
      typeof given === "string"
        ? (words.find((known) => labels[known] && foldText(labels[known]) === foldText(given)) ?? value)
        : value,
    )
    .oneOf([...words], `must be one of ${words.join(", ")}`);

/** A required word. */
export const requiredWord = () =>
  word()
    .required("is missing")
    .max(40, "has more than 40 characters")
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a word such as technology");

/** A URL (http or https). */
export const webAddress = () =>
  optionalText(2000)
    .transform(ofText(wholeAddress))
    .test("address", "must be an http or https address", (value) => !value || isWebAddress(value));

/** The address of a video at YouTube or Vimeo. */
export const videoAddress = () =>
  optionalText(2000)
    .transform(ofText((given: string) => videoAt(given)?.address ?? given))
    .test(
      "video",
      "must be the address of a video at YouTube or Vimeo",
      (value) => !value || videoAt(value) !== undefined,
    );

/** An email address. */
export const mailAddress = () =>
  optionalText(320).transform(ofText(bareMail)).email("must be an email address");

/** A number. */
export const decimal = (min: number, max: number) =>
  number()
    .typeError("must be a number")
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** A whole number. */
export const wholeNumber = (min: number, max: number) => decimal(min, max).integer("must be a whole number");

/** A count or amount within the range of a PostgreSQL integer. */
export const count = () => wholeNumber(0, 2_000_000_000);

/** Whole dollars, up to the largest safe integer. */
export const dollars = () => wholeNumber(0, 1_000_000_000_000_000);

/** A date, such as 2026-03-31. */
export const day = () =>
  plainText()
    .meta({ day: true })
    .matches(/^(1[89]|2[01])\d\d-\d\d-\d\d$/, {
      message: "must be a day such as 2026-03-31",
      excludeEmptyString: true,
    })
    .test("exists", "is a day that doesn't exist", (value) => {
      if (!value) return true;
      const parsed = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
    });

/** A boolean; undefined becomes false. */
export const flag = () => boolean().typeError("must be true or false").default(false);
