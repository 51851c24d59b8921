import { chakra } from "@chakra-ui/react";
import { useUntilComplete } from "../../graphql/use-until-complete.ts";
import { formatCount } from "../../ui/display/format.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { HitLine } from "./hit-line.tsx";
import { useClosestSolutionsQuery } from "./search.generated.ts";
import { searchPath } from "./search-address.ts";

/** The closest results for a text that no title or description contains literally. */
export function ClosestSolutions({ text }: { text: string }) {
  const { data } = useClosestSolutionsQuery({ variables: { text } });
  const found = data?.search;
  useUntilComplete("ClosestSolutions", found?.isComplete ?? true);
  if (!found || found.nodes.length === 0) return null;
  const { totalCount, didYouMean, nodes } = found;
  return (
    <chakra.section mt="8" aria-label="Closest">
      <chakra.h2 fontSize="xl" fontWeight="semibold">
        Closest: {formatCount(totalCount)} {totalCount === 1 ? "solution matches" : "solutions match"} “
        {didYouMean ?? text}”
      </chakra.h2>
      <chakra.ul listStyleType="none" aria-label="Closest solutions">
        {nodes.map((hit) => (
          <HitLine key={hit.recordId} hit={hit} />
        ))}
      </chakra.ul>
      {totalCount > nodes.length && (
        <chakra.p mt="2">
          <TextLink to={searchPath({ text, kind: "SOLUTION" })}>Show all {formatCount(totalCount)}</TextLink>
        </chakra.p>
      )}
    </chakra.section>
  );
}
