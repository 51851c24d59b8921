import { chakra } from "@chakra-ui/react";
import { Dotted } from "../../ui/display/dotted.tsx";
import { formatCount, formatCounted } from "../../ui/display/format.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import type { SearchPreviewQuery } from "./searches.generated.ts";

const Frame = chakra("section", {
  base: { p: "4", borderWidth: "1px", borderColor: "line", borderRadius: "lg", bg: "bg.subtle" },
});
const Item = chakra("li", { base: { mt: "2", overflowWrap: "anywhere" } });

type Props = { preview: SearchPreviewQuery["savedSearchPreview"] };

/** A preview of a search's results and of an email about the last days. */
export function SearchPreview({ preview }: Props) {
  const { totalCount, totalCountIsExact, recentCount, newest, words } = preview;
  const results = totalCount === 1 && totalCountIsExact ? "result" : "results";
  const others = recentCount - newest.length;
  return (
    <Frame aria-label="Preview">
      {words.length > 0 && (
        <chakra.p mb="1" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          <Dotted parts={words} />
        </chakra.p>
      )}
      <p>
        This search has {totalCount === 0 ? "no" : formatCounted(totalCount, totalCountIsExact)} {results}.{" "}
        {recentCount === 0
          ? "None were added in the last 7 days."
          : `${formatCount(recentCount)} ${recentCount === 1 ? "was" : "were"} added in the last 7 days:`}
      </p>
      {newest.length > 0 && (
        <chakra.ul mt="2" fontSize="sm" listStyleType="none" aria-label="Added in the last 7 days">
          {newest.map(({ title, path }) => (
            <Item key={path}>
              <TextLink to={path} target="_blank">
                {title}
              </TextLink>
            </Item>
          ))}
          {others > 0 && <Item>And {formatCount(others)} more.</Item>}
        </chakra.ul>
      )}
    </Frame>
  );
}
