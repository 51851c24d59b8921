import { object } from "yup";
import { bareMail, ofText, oneLine, severalLines } from "../../../shared/text/text.rules.ts";

/** Validation rules of a demo request, shared by the form and the server. */
export const demoRequestRules = object({
  name: oneLine().required("Name is required").max(120, "Name must be at most 120 characters"),
  email: oneLine()
    .transform(ofText(bareMail))
    .required("Email is required")
    .email("Invalid email address")
    .max(320, "Invalid email address"),
  organization: oneLine()
    .required("Organization is required")
    .max(200, "Organization must be at most 200 characters"),
  preferredTime: oneLine().nullable().max(200, "Preferred time must be at most 200 characters"),
  message: severalLines().nullable().max(2000, "Message must be at most 2,000 characters"),
});
