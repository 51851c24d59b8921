import { chakra } from "@chakra-ui/react";
import { Panel } from "../../ui/layout/panel.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { Prose } from "../record/record-section.tsx";
import type { Evaluation_FactsFragment } from "./evaluations.generated.ts";

type Props = { decision: NonNullable<Evaluation_FactsFragment["decision"]> };

/** What was decided, by whom and why. */
export const DecisionFacts = ({ decision }: Props) => (
  <Panel title={`Chosen: ${decision.chosenName}`}>
    {decision.runnerUpName && <chakra.p mb="3">Runner-up: {decision.runnerUpName}</chakra.p>}
    <Prose>{decision.reasons}</Prose>
    <chakra.p mt="3" fontSize="sm" color="fg.muted">
      Decided <DateFact at={decision.decidedAt} />
      {decision.decidedBy && ` by ${decision.decidedBy}`}
    </chakra.p>
  </Panel>
);
