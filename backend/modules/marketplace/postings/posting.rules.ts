import { array, date, number, object, string } from "yup";
import { isDay } from "../../../shared/days/calendar-day.rules.ts";
import { endOfDayIn } from "../../../shared/days/day.rules.ts";
import { formRules } from "../../../shared/fields/form.rules.ts";
import { bareMail, ofText, oneLine, optionalText, tidyText } from "../../../shared/text/text.rules.ts";
import { ownOpportunityFields } from "../opportunities/opportunity.fields.ts";

/** The types of opportunities that a form offers. */
export const OPPORTUNITY_TYPES = ["technology", "research", "partnership", "pilot", "funding"] as const;

/** How far ahead a due date may be, in years. */
const MAX_YEARS = 10;
const YEAR = 366 * 24 * 3600 * 1000;

/** The earliest due date that the database and all calendars support. */
const EARLIEST = Date.UTC(2000, 0, 1);

const emptyToNull = (value: unknown, typed: unknown) => (typed === "" ? null : value);

/** The form keeps several values in one string. */
const several = (separator: string) =>
  array(oneLine().required())
    .transform((value, typed) =>
      typeof typed === "string"
        ? typed
            .split(separator)
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    )
    .nullable();

const requiredText = (label: string, max: number) =>
  tidyText(max).required(`${label} is required`).max(max, `${label} must be at most ${max} characters`);

/** Allows due dates that have passed, since drafts may be old. */
const anyDate = () =>
  date()
    .transform(emptyToNull)
    .typeError("Due date must be a date")
    .nullable()
    .test(
      "near",
      `Due date must be within ${MAX_YEARS} years`,
      (due) => !due || (due.getTime() >= EARLIEST && due.getTime() < Date.now() + MAX_YEARS * YEAR),
    );

/** Accepts a due date as a moment or as a day, which lasts until its end in the hub's time zone. */
const dayOrMoment = (zone: string) =>
  futureDate().transform((value: unknown, typed: unknown) =>
    typeof typed === "string" && isDay(typed) ? endOfDayIn(zone, typed) : value,
  );

/** Requires a due date before which people can still apply. */
const futureDate = () =>
  anyDate().test("future", "Due date must be in the future", (due) => !due || due.getTime() > Date.now());

/** The requirements that depend on a posting's state. */
interface Demands {
  /** Whether it is submitted or public; a draft may lack required fields. */
  readonly complete: boolean;
  /** Whether a description is required even if it is incomplete, because it was submitted before. */
  readonly described?: boolean;
  /** Whether a person posts it and enters the organization's name; otherwise it is the owner's name. */
  readonly personal: boolean;
}

const fieldsOfBoth = ({ complete, described = complete }: Demands) => ({
  title: requiredText("Title", 200),
  description:
    complete || described ? requiredText("Description", 20_000) : optionalText("Description", 20_000),
  budget: number()
    .transform(emptyToNull)
    .typeError("Budget must be a number")
    .nullable()
    .integer("Budget must be a whole number")
    .min(0, "Budget can't be negative")
    .max(2_000_000_000, "Budget must be at most 2,000,000,000"),
  dueDate: complete ? futureDate() : anyDate(),
  requirements: several("\n")
    .of(oneLine().required().max(200, "Each requirement must be at most 200 characters"))
    .max(50, "Enter at most 50 requirements"),
  contactName: optionalText("Contact person", 120),
  contactEmail: optionalText("Contact email", 320).transform(ofText(bareMail)).email("Invalid email address"),
  howToApply: optionalText("How to apply", 5000),
});

const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const fieldsOf = {
  opportunity: (demands: Demands) => ({
    ...formRules(ownOpportunityFields),
    ...fieldsOfBoth(demands),
    type: requiredText("Type", 40).matches(WORD, "Type must be one lowercase word"),
    category: oneLine().required("Choose a category"),
    levels: several(","),
    sportIds: several(",").max(50, "Choose at most 50 sports"),
  }),
  collaboration: (demands: Demands) => ({
    ...fieldsOfBoth(demands),
    type: requiredText("Type", 80),
    duration: optionalText("Duration", 80),
  }),
};

/** Validation rules of a posted opportunity. */
export const opportunityRules = (demands: Demands) =>
  object({
    ...fieldsOf.opportunity(demands),
    ...(demands.personal && { organization: requiredText("Organization", 200) }),
  });

/** Validation rules of a posted collaboration. */
export const collaborationRules = (demands: Demands) =>
  object({
    ...fieldsOf.collaboration(demands),
    ...(demands.personal && { organization: requiredText("Organization", 200) }),
  });

/** Validation rules of an extension. */
export const extensionRules = (zone: string) =>
  object({ dueDate: dayOrMoment(zone).required("Due date is required") });

/** Validation rules of a reopening, which keeps the due date if it has not passed. */
export const reopeningRules = (zone: string) => object({ dueDate: dayOrMoment(zone) });

/** Validation rules of a closing. */
export const closingRules = object({
  outcome: string().required("Choose an outcome"),
  note: optionalText("Note", 2000),
});
