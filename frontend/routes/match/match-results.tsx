import { chakra } from "@chakra-ui/react";
import { SaveBrief } from "../../features/briefs/save-brief.tsx";
import { briefQuery, criteriaInput } from "../../features/matching/match-address.ts";
import { MatchList } from "../../features/matching/match-list.tsx";
import type { Matches_FoundFragment } from "../../features/matching/matches.generated.ts";
import { UnderstoodForm } from "./understood-form.tsx";

type Props = { text: string; found: Matches_FoundFragment };

/** What was understood of a brief, and what fits it. */
export function MatchResults({ text, found }: Props) {
  const { understood } = found;
  const brief = { text, ...criteriaInput(understood) };
  return (
    <chakra.div mt="8" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8" maxWidth="3xl">
      <UnderstoodForm
        text={text}
        understood={understood}
        action={<SaveBrief brief={brief} name={nameFrom(text)} />}
      />
      <MatchList found={found} query="Match" brief={briefQuery(brief)} />
    </chakra.div>
  );
}

/** A name for a brief: the first words of its text. */
function nameFrom(text: string): string {
  const [first = ""] = text.trim().split(/[.!?\n]/);
  return first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first;
}
