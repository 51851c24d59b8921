import { chakra } from "@chakra-ui/react";
import { EndFact } from "../record/end-fact.tsx";

const Line = chakra("p", { base: { mb: "4", maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });

/** When applications close. */
export const Deadline = ({ at }: { at: string }) => (
  <Line>
    {new Date(at).getTime() < Date.now() ? "Applications closed" : "Applications close"} <EndFact at={at} />.
  </Line>
);
