import { boolean, number, string } from "yup";

const plainText = () => string().typeError("must be a text").trim();

/** A text of at most `limit` characters. */
export const optionalText = (limit: number) => plainText().max(limit, `has more than ${limit} characters`);

/** A text of at most `limit` characters; absent is empty. */
export const text = (limit: number) => optionalText(limit).default("");

/** A text that must be there. */
export const requiredText = (limit: number) => optionalText(limit).required("is missing");

/** One of these words; case, blanks and underscores don't matter: `Youth academy` is `youth-academy`. */
export const oneOfWords = (words: readonly string[]) =>
  string()
    .transform(asWord)
    .typeError("must be a text")
    .oneOf([...words], `must be one of ${words.join(", ")}`);

/** A word as addresses have it: lowercase letters, digits and hyphens. */
export const requiredWord = () =>
  string()
    .transform(asWord)
    .typeError("must be a text")
    .required("is missing")
    .max(40, "has more than 40 characters")
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a word such as technology");

function asWord(value: unknown): unknown {
  return typeof value === "string"
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, "-")
    : value;
}

/** An http or https address. */
export const webAddress = () =>
  optionalText(2000).matches(/^https?:\/\/[^\s\p{C}]+\.[^\s\p{C}]+$/u, {
    message: "must be an http or https address",
    excludeEmptyString: true,
  });

/** An e-mail address. */
export const mailAddress = () => optionalText(320).email("must be an e-mail address");

/** A number. */
export const decimal = (min: number, max: number) =>
  number()
    .typeError("must be a number")
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** A whole number. */
export const wholeNumber = (min: number, max: number) => decimal(min, max).integer("must be a whole number");

/** A day, as 2026-03-31. */
export const day = () =>
  plainText()
    .matches(/^(1[89]|2[01])\d\d-\d\d-\d\d$/, {
      message: "must be a day such as 2026-03-31",
      excludeEmptyString: true,
    })
    .test("exists", "is a day that does not exist", (value) => {
      if (!value) return true;
      const parsed = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
    });

/** Yes or no; absent is no. */
export const flag = () => boolean().typeError("must be true or false").default(false);
