import { chakra } from "@chakra-ui/react";
import { formatCount } from "../../../ui/display/format.ts";
import type { SynonymPreviewQuery } from "./synonyms.generated.ts";

const Titles = chakra("ol", {
  base: { mt: "1", ps: "5", listStyleType: "decimal", fontSize: "sm", overflowWrap: "anywhere" },
});

type Props = { title: string; sample: SynonymPreviewQuery["synonymPreview"]["with"] };

/** The number of records that a search finds, and the first of them. */
export function PreviewSample({ title, sample: { totalCount, titles } }: Props) {
  return (
    <div>
      <chakra.p fontWeight="medium">
        {title}: {formatCount(totalCount)} {totalCount === 1 ? "result" : "results"}
      </chakra.p>
      {titles.length > 0 && (
        <Titles>
          {titles.map((found, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list never changes
            <li key={place}>{found}</li>
          ))}
        </Titles>
      )}
    </div>
  );
}
