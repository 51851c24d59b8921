import { chakra } from "@chakra-ui/react";

/** Said by a screen reader, not shown. */
export const VisuallyHidden = chakra("span", { base: { srOnly: true } });
