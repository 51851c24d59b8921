import { array, object, string } from "yup";
import { bareMail, ofText, oneLine, optionalText, severalLines } from "../../../shared/text/text.rules.ts";
import { isWebAddress, wholeAddress } from "../../../shared/text/web-address.rules.ts";

/** The maximum number of links in an application. */
export const MAX_LINKS = 5;

/** Splits a form's text into links, one per line. */
export const linksOf = (lines: string): string[] =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(wholeAddress);

const TOO_MANY = `At most ${MAX_LINKS} links`;
const NOT_WEB = "Each link must be an http or https address";
const TOO_LONG = "Each link must be at most 2000 characters";

const areFew = (links: readonly string[]) => links.length <= MAX_LINKS;
const areShort = (links: readonly string[]) => links.every((link) => link.length <= 2000);

const links = () =>
  array()
    .of(oneLine().transform(ofText(wholeAddress)).defined())
    .nullable()
    .test("few", TOO_MANY, (given) => areFew(given ?? []))
    .test("short", TOO_LONG, (given) => areShort(given ?? []));

/** A partially typed web address, which can't have another scheme. */
const BEGINNING = /^(https?:(\/\/?[^\s\p{C}@\\]*)?|[^\s\p{C}:]*)$/iu;

const affiliation = () => optionalText("Organization and role", 200);

/** Validation rules of a draft, which may be incomplete, including its links. */
export const applicationDraftRules = object({
  affiliation: affiliation(),
  contactEmail: optionalText("Contact email", 320).transform(ofText(bareMail)),
  text: optionalText("What you offer", 10_000),
  links: links().test("web", NOT_WEB, (given) =>
    (given ?? []).every((link) => BEGINNING.test(link) || isWebAddress(link)),
  ),
});

const complete = {
  affiliation: affiliation(),
  contactEmail: oneLine()
    .transform(ofText(bareMail))
    .required("Contact email is required")
    .email("Invalid email address")
    .max(320, "Invalid email address"),
  text: severalLines()
    .required("What you offer is required")
    .max(10_000, "What you offer must be at most 10000 characters"),
};

/** Validation rules of an application that is submitted. */
export const applicationRules = object({
  ...complete,
  links: links().test("web", NOT_WEB, (given) => (given ?? []).every(isWebAddress)),
});

/** The same rules for a form, where the links are lines of text. */
export const applicationFormRules = object({
  ...complete,
  links: string()
    .test("few", TOO_MANY, (lines) => areFew(linksOf(lines ?? "")))
    .test("short", TOO_LONG, (lines) => areShort(linksOf(lines ?? "")))
    .test("web", NOT_WEB, (lines) => linksOf(lines ?? "").every(isWebAddress)),
});

/** Validation rules of a decision. */
export const applicationDecisionRules = object({
  message: optionalText("Message", 2000),
});
