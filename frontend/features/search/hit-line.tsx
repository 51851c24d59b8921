import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Dotted } from "../../ui/display/dotted.tsx";
import { Marked } from "../../ui/display/marked.tsx";
import { Logo } from "../pictures/logo.tsx";
import { PageLink } from "../record/page-link.tsx";
import { hitPath, kindLabel } from "./hit-path.ts";
import type { HitLine_HitFragment } from "./search.generated.ts";

const Line = chakra("li", {
  base: { display: "flex", gap: "4", py: "5", "& + &": { borderTopWidth: "1px", borderColor: "line" } },
});
const Texts = chakra("div", { base: { minWidth: "0" } });
const Title = chakra(Link, {
  base: { fontSize: "lg", fontWeight: "semibold", overflowWrap: "anywhere", _hover: { color: "accent" } },
});
const Note = chakra("p", {
  base: { color: "fg.muted", fontSize: "sm", overflowWrap: "anywhere", lineClamp: 2 },
});
const Excerpt = chakra("p", { base: { mt: "1.5", maxWidth: "prose", overflowWrap: "anywhere" } });

/** A search result with the text that matched. */
export function HitLine({ hit }: { hit: HitLine_HitFragment }) {
  return (
    <Line>
      <Logo name={hit.kind === "VENDOR" ? hit.title : (hit.owner ?? hit.title)} logo={hit.picture} />
      <Texts>
        <Title to={hitPath(hit)}>
          <Marked text={hit.title} matches={hit.titleMatches} />
        </Title>
        <Note>
          <Dotted parts={[kindLabel(hit.kind), hit.owner, hit.category]} />
        </Note>
        {hit.excerpt && (
          <Excerpt>
            <Marked text={hit.excerpt} matches={hit.excerptMatches} />{" "}
            {hit.excerptPage && <PageLink page={hit.excerptPage} />}
          </Excerpt>
        )}
      </Texts>
    </Line>
  );
}
