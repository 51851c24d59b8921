import { chakra } from "@chakra-ui/react";
import { Button } from "../../../ui/controls/button.tsx";
import { FORM } from "./form-id.ts";

/** Submits a list's form; only shown without JavaScript, where selecting alone has no effect. */
export const ApplyButton = chakra(
  Button,
  { base: { display: "none", "@media (scripting: none)": { display: "inline-flex" } } },
  { defaultProps: { type: "submit", form: FORM } },
);
