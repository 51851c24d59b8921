import { chakra } from "@chakra-ui/react";
import { readSyntax } from "../../../backend/shared/search-syntax.rules.ts";
import { hasParts, SearchParts } from "../../features/listing/search-parts.tsx";
import { HitLine } from "../../features/search/hit-line.tsx";
import type { SearchQuery } from "../../features/search/search.generated.ts";
import { MOST, PAGE, type SearchAddress, searchPath } from "../../features/search/search-address.ts";
import { useUntilComplete } from "../../graphql/use-until-complete.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatCount } from "../../ui/format.ts";
import { Chips } from "../../ui/removable-chips.tsx";
import { KindNav } from "./kind-nav.tsx";

const Note = chakra("p", { base: { mt: "4", color: "fg.muted" } });

/** "1 result", "1,204 results". */
const resultsText = (count: number) => `${formatCount(count)} ${count === 1 ? "result" : "results"}`;

const either = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Why nothing was found, as far as that is known, and what helps. */
function missing(text: string, unknownWords: readonly string[]): string {
  const { parts, words } = readSyntax(text);
  if (!words.trim() && parts.every(({ kind }) => kind === "excluded"))
    return "This says only what to leave out. Add a word to look for.";
  if (unknownWords.length > 0)
    return `Nothing contains ${either.format(unknownWords.map((word) => `“${word}”`))}. Try other words, or leave ${unknownWords.length === 1 ? "it" : "them"} out.`;
  if (parts.length > 0) return "Remove one of the conditions above, or try other words.";
  return "Try different or fewer words. Typos, word forms and common synonyms are already taken into account.";
}

type Props = { shown: SearchAddress; found: SearchQuery["search"] };

/** What a search has found, by kind. */
export function SearchResults({ shown, found }: Props) {
  const { nodes, totalCount, didYouMean, unknownWords, isComplete, kinds } = found;
  useUntilComplete("Search", isComplete);
  const isLast = shown.page * PAGE >= Math.min(totalCount, MOST);
  return (
    <>
      {hasParts(shown.text) && (
        <Chips mt="4" mb="0" aria-label="Conditions of this search">
          <SearchParts text={shown.text} pathOf={(text) => searchPath({ ...shown, text, page: 1 })} />
        </Chips>
      )}
      <KindNav shown={shown} kinds={kinds} />
      <Note id="results" tabIndex={-1} role="status">
        {resultsText(totalCount)} for “{didYouMean ?? shown.text}”
      </Note>
      {didYouMean && <Note>Nothing contains “{shown.text}” exactly as written.</Note>}
      {unknownWords.length > 0 && nodes.length > 0 && <Note>Not found: {unknownWords.join(", ")}</Note>}
      {!isComplete && <Note>We're still reading the catalog. More may appear in a few seconds.</Note>}
      {nodes.length === 0 && isComplete && (
        <chakra.div mt="6">
          <EmptyState
            title="Nothing Found"
            action={
              <ButtonLink to={shown.kind ? searchPath({ text: shown.text }) : "/solutions"}>
                {shown.kind ? "Search everything" : "Browse Solutions"}
              </ButtonLink>
            }
          >
            {missing(shown.text, unknownWords)}
          </EmptyState>
        </chakra.div>
      )}
      {nodes.length > 0 && (
        <chakra.ul mt="2" maxWidth="3xl" listStyleType="none" aria-label="Results">
          {nodes.map((hit) => (
            <HitLine key={`${hit.kind} ${hit.recordId}`} hit={hit} />
          ))}
        </chakra.ul>
      )}
      {nodes.length > 0 && !isLast && (
        <ButtonLink
          to={searchPath({ ...shown, page: shown.page + 1 })}
          replace
          preventScrollReset
          size="md"
          mt="4"
        >
          Show more
        </ButtonLink>
      )}
      {totalCount > MOST && isLast && (
        <Note>These are the top {MOST}. Add more words to narrow your search.</Note>
      )}
    </>
  );
}
