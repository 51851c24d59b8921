import { chakra } from "@chakra-ui/react";
import { type AddressBrief, briefQuery } from "../../../features/matching/match-address.ts";
import type { Matches_FoundFragment } from "../../../features/matching/matches.generated.ts";
import type { Level } from "../../../graphql/schema.generated.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";

type Question = Matches_FoundFragment["questions"][number];
type Props = { questions: readonly Question[]; brief: AddressBrief };

const Chips = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "2", listStyleType: "none" },
});

/** Returns a brief with the answer applied; one that hasn't been parsed yet stays unchanged. */
function answered(brief: AddressBrief, { field, value }: Question["choices"][number]): AddressBrief {
  const { must, wont } = brief;
  if (!must) return brief;
  if (field === "sports") return { ...brief, sports: [value] };
  if (field === "level") return { ...brief, level: value.toUpperCase().replaceAll("-", "_") as Level };
  if (field === "budgetMax") return { ...brief, budgetMax: Number(value) };
  if (field === "wont") return { ...brief, wont: [...new Set([...(wont ?? []), value])] };
  return { ...brief, must: [...new Set([...must, value])] };
}

/** The questions that would best narrow down the matches, each answered with one press. */
export function BriefQuestions({ questions, brief }: Props) {
  if (questions.length === 0) return null;
  return (
    <chakra.section aria-labelledby="questions" mb="6" data-on-screen="">
      <chakra.h2 id="questions" fontSize="lg" fontWeight="semibold">
        Which matters?
      </chakra.h2>
      {questions.map((question) => (
        <chakra.div key={question.text} mt="3">
          <chakra.p color="fg.muted" fontSize="sm">
            {question.text}
          </chakra.p>
          <Chips aria-label={question.text}>
            {question.choices.map((choice) => (
              <li key={choice.label}>
                <ButtonLink to={`/match?${briefQuery(answered(brief, choice))}`}>
                  {choice.label} ({choice.count})
                </ButtonLink>
              </li>
            ))}
          </Chips>
        </chakra.div>
      ))}
    </chakra.section>
  );
}
