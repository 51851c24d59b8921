import { chakra } from "@chakra-ui/react";
import { DateFact } from "../record/date-fact.tsx";
import type { Evaluation_FactsFragment } from "./evaluations.generated.ts";

type Room = Evaluation_FactsFragment;
type Props = {
  room: Room;
  candidate: Room["candidates"][number];
  /** Whether it is headed by the candidate's name. */
  named?: boolean;
};

const STATES = {
  WAITING: "hasn't answered yet",
  SILENT: "didn't answer in time",
  ANSWERED: "answered",
  LATE: "answered late",
} as const;

/** Says how far a vendor is. */
export const progressInWords = (progress: keyof typeof STATES): string => STATES[progress];

/** What the candidate's vendor answered, beside what the catalog says. */
export function VendorAnswers({ room, candidate, named = false }: Props) {
  const asked = room.requests
    .flatMap(({ vendors }) => vendors)
    .filter(({ vendorId }) => vendorId === candidate.vendorId);
  if (asked.length === 0) return null;
  const answers = asked.flatMap((vendor) => vendor.answers);
  return (
    <chakra.section mt="5" fontSize="sm" aria-label={`Answers about ${candidate.name}`}>
      <chakra.h3 mb="2" fontWeight="semibold">
        {named ? candidate.name : "The vendor's answers"}
      </chakra.h3>
      {asked.some(({ progress }) => progress !== "ANSWERED") && (
        <chakra.p mb="2" color="warning">
          {asked
            .filter(({ progress }) => progress !== "ANSWERED")
            .map(({ name, progress }) => `${name} ${progressInWords(progress)}.`)
            .join(" ")}
        </chakra.p>
      )}
      <chakra.dl display="grid" gap="3" overflowWrap="anywhere">
        {answers.map(({ question, text, answeredAt }) => (
          <div key={`${question} ${answeredAt}`}>
            <chakra.dt color="fg.muted">{question}</chakra.dt>
            <chakra.dd whiteSpace="pre-line">{text}</chakra.dd>
            <chakra.dd color="fg.muted">
              <DateFact at={answeredAt} />
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
