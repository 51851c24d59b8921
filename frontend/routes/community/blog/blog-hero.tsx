import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { formatCount } from "../../../ui/display/format.ts";
import { PageHero } from "../../../ui/layout/page-hero.tsx";
import type { BlogQuery } from "./blog.generated.ts";

/** The texts of the blog's header. */
export const HEAD = {
  title: "Blog",
  lead: "What sports technology does, who it's for, and the evidence behind it.",
};

const Counts = chakra("dl", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "8", rowGap: "2", mt: "5" },
});
// On a phone the label is below its figure, so that the row never wraps, whatever the font.
const Count = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "column", sm: "row" },
    alignItems: { sm: "baseline" },
    columnGap: "2",
  },
});
const Figure = chakra("dd", {
  base: { order: "-1", textStyle: "headline", fontSize: "2xl", fontVariantNumeric: "tabular-nums" },
});
const Name = chakra("dt", { base: { color: "fg.muted", fontSize: "sm" } });

type Props = { statistics: BlogQuery["blogStatistics"]; children: ReactNode };

/** The blog's header with its counts; `children` are its controls. */
export function BlogHero({ statistics, children }: Props) {
  const { articles, views, categories } = statistics;
  return (
    <PageHero {...HEAD}>
      <Counts>
        {[
          ["Articles", articles],
          ["Total Views", views],
          ["Categories", categories],
        ].map(([name, count]) => (
          <Count key={name}>
            <Name>{name}</Name>
            <Figure>{formatCount(Number(count))}</Figure>
          </Count>
        ))}
      </Counts>
      {children}
    </PageHero>
  );
}
