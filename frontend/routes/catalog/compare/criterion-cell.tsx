import { chakra } from "@chakra-ui/react";
import { Check, CircleHelp, X } from "lucide-react";
import { type Addressed, solutionPath, textFragment } from "../../../features/record/record-path.ts";
import type { QuotedField } from "../../../graphql/schema.generated.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { BriefComparisonQuery } from "./compare.generated.ts";

type Cell = BriefComparisonQuery["briefComparison"][number]["cells"][number];

const VERDICTS = {
  MET: { label: "Met", color: "positive", Icon: Check },
  NOT_MET: { label: "Not met", color: "danger", Icon: X },
  UNKNOWN: { label: "Unknown", color: "fg.muted", Icon: CircleHelp },
} as const;

const FIELDS: Readonly<Record<QuotedField, string>> = {
  DESCRIPTION: "description",
  FEATURES: "features",
  TAGS: "tags",
  INTEGRATIONS: "integrations",
  DOCUMENTS: "documents",
};

const Verdict = chakra("p", {
  base: { display: "flex", alignItems: "center", gap: "1.5", fontWeight: "semibold" },
});
const Note = chakra("p", { base: { mt: "1.5", color: "fg.muted" } });
const Quote = chakra("blockquote", {
  base: { mt: "1.5", ps: "2.5", borderInlineStartWidth: "2px", borderColor: "line.strong" },
});
const Place = chakra("a", {
  base: { textDecoration: "underline", textUnderlineOffset: "2px", _hover: { color: "accent" } },
});

type Props = { solution: Addressed & { title: string }; cell: Cell | undefined };

/** A solution's verdict on a criterion, with the quote or fact that supports it. */
export function CriterionCell({ solution, cell }: Props) {
  if (!cell) return <Note>Unknown</Note>;
  const { verdict, source, fact } = cell;
  const { label, color, Icon } = VERDICTS[verdict];
  const path = solutionPath(solution);
  return (
    <>
      <Verdict color={color}>
        <Icon size={16} aria-hidden />
        {label}
      </Verdict>
      {source && (
        <>
          <Quote>{source.quote.trim()}</Quote>
          <Note>
            {/* A plain link: browsers scroll to the quote only on a full page load. */}
            <Place href={source.page?.src ?? path + textFragment(source.quote)}>
              {source.page
                ? `${source.page.title}, page ${source.page.page}`
                : `In its ${FIELDS[source.field]}`}
              <VisuallyHidden>, {solution.title}</VisuallyHidden>
            </Place>
          </Note>
        </>
      )}
      {fact && (
        <Note>
          <TextLink to={path}>{fact}</TextLink>
        </Note>
      )}
      {!source && !fact && verdict === "UNKNOWN" && <Note>Its record doesn't say.</Note>}
    </>
  );
}
