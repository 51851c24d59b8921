import { array, object, string } from "yup";
import { formRules } from "../../../../shared/fields/form.rules.ts";
import { planRules } from "../../plans/plan.rules.ts";
import { solutionFields } from "../solution.fields.ts";

/** The form keeps several choices in one string. */
const several = () =>
  array(string().required()).transform((value, typed) =>
    typeof typed === "string"
      ? typed
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean)
      : value,
  );

/** Validation rules of a solution that a vendor's members write. */
export const offerRules = object({
  ...formRules(solutionFields),
  categoryId: string().required("Choose a category"),
  plans: planRules.nullable(),
  priceBand: string().required("Choose a price band"),
  levels: several(),
  sportIds: several().max(50, "Choose at most 50 sports"),
});
