import { object } from "yup";
import { oneLine } from "../../../../shared/text/text.rules.ts";

/** The maximum length of a mapping's name, in characters. */
export const MAX_MAPPING_NAME = 60;

/** The validation rules of a saved mapping's name, shared by the screen and the server. */
export const savedMappingRules = object({
  name: oneLine()
    .required("Name is required")
    .max(MAX_MAPPING_NAME, `Name must be at most ${MAX_MAPPING_NAME} characters`),
});
