import { chakra } from "@chakra-ui/react";
import { readSyntax } from "../../../../backend/shared/text/search-syntax.rules.ts";
import { hasParts, SearchParts } from "../../../features/listing/controls/search-parts.tsx";
import { HitLine } from "../../../features/search/hit-line.tsx";
import { priceOffer } from "../../../features/search/price-offer.ts";
import type { SearchQuery } from "../../../features/search/search.generated.ts";
import {
  FILTERS,
  MOST,
  PAGE,
  type SearchAddress,
  searchPath,
  toggledPath,
} from "../../../features/search/search-address.ts";
import { useUntilComplete } from "../../../graphql/use-until-complete.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Chips, RemovableChip } from "../../../ui/controls/removable-chips.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { KindNav } from "./kind-nav.tsx";
import { SearchFilters } from "./search-filters.tsx";

const Note = chakra("p", { base: { mt: "4", color: "fg.muted" } });

/** Formats the number of results as "1 result" or "1,204 results". */
const resultsText = (count: number) => `${formatCount(count)} ${count === 1 ? "result" : "results"}`;

const either = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Returns the label of a selected filter value. */
function chosenWord({ name, value }: { name: string; value: string }): string {
  if (name !== "verified") return value;
  return value === "true" ? "Verified vendor" : "Not verified";
}

/** Explains why nothing was found, as far as that is known, and suggests remedies. */
function missing(text: string, unknownWords: readonly string[]): string {
  const { parts, words } = readSyntax(text);
  if (!words.trim() && parts.every(({ kind }) => kind === "excluded"))
    return "This says only what to leave out. Add a word to look for.";
  if (unknownWords.length > 0)
    return `Nothing contains ${either.format(unknownWords.map((word) => `“${word}”`))}. Try other words, or leave ${unknownWords.length === 1 ? "it" : "them"} out.`;
  if (parts.length > 0) return "Remove one of the conditions above, or try other words.";
  return "Try different or fewer words. Typos, word forms and common synonyms are already taken into account.";
}

type Props = {
  /** The address that links to other searches build on, so that clicks during loading accumulate. */
  address: SearchAddress;
  /** The address of the displayed results. */
  shown: SearchAddress;
  found: SearchQuery["search"];
};

/** The results of a search, by kind. */
export function SearchResults({ address, shown, found }: Props) {
  const { nodes, totalCount, didYouMean, unknownWords, isComplete, kinds, facets } = found;
  const chosen = FILTERS.flatMap((name) => (address.chosen[name] ?? []).map((value) => ({ name, value })));
  const offer = priceOffer(shown.text);
  useUntilComplete("Search", isComplete);
  const isNarrowed = address.kind !== undefined || chosen.length > 0;
  const isLast = shown.page * PAGE >= Math.min(totalCount, MOST);
  return (
    <>
      {(hasParts(address.text) || chosen.length > 0) && (
        <Chips mt="4" mb="0" aria-label="Conditions of this search">
          <SearchParts text={address.text} pathOf={(text) => searchPath({ ...address, text, page: 1 })} />
          {chosen.map(({ name, value }) => (
            <RemovableChip key={`${name} ${value}`} to={toggledPath(address, name, value)}>
              {chosenWord({ name, value })}
            </RemovableChip>
          ))}
        </Chips>
      )}
      <KindNav address={address} kinds={kinds} />
      <SearchFilters address={address} facets={facets} />
      <Note id="results" tabIndex={-1} role="status" data-on-paper="">
        {resultsText(totalCount)} for “{didYouMean ?? shown.text}”
        {chosen.length > 0 && (
          <chakra.span display="none" _print={{ display: "inline" }}>
            , only {chosen.map(chosenWord).join(", ")}
          </chakra.span>
        )}
      </Note>
      {offer && (
        <Note>
          Looking for a price? <TextLink to={offer.to}>Filter solutions by “{offer.price}”</TextLink>
        </Note>
      )}
      {didYouMean && <Note>Nothing contains “{shown.text}” exactly as written.</Note>}
      {unknownWords.length > 0 && nodes.length > 0 && <Note>Not found: {unknownWords.join(", ")}</Note>}
      {!isComplete && <Note>We're still reading the catalog. More may appear in a few seconds.</Note>}
      {nodes.length === 0 && isComplete && (
        <chakra.div mt="6">
          <EmptyState
            title="Nothing Found"
            action={
              <ButtonLink to={isNarrowed ? searchPath({ text: address.text }) : "/solutions"}>
                {isNarrowed ? "Search everything" : "Browse Solutions"}
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
          to={searchPath({ ...address, page: shown.page + 1 })}
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
