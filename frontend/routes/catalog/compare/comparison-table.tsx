import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { BookmarkButton } from "../../../features/bookmarks/bookmark-button.tsx";
import { comparePath } from "../../../features/compare/compare-path.ts";
import { useCompared } from "../../../features/compare/use-compared.ts";
import { Logo } from "../../../features/pictures/logo.tsx";
import { solutionPath } from "../../../features/record/record-path.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { SideBySide, SideBySideTable } from "../../../ui/layout/side-by-side.tsx";
import { type ComparedSolution, type ComparisonRow } from "./comparison-rows.tsx";

const Head = chakra("div", { base: { display: "flex", justifyContent: "space-between", gap: "2" } });
const Unknown = chakra("span", { base: { color: "fg.muted", fontStyle: "italic" } });

type Props = {
  solutions: readonly ComparedSolution[];
  rows: readonly ComparisonRow[];
  /** The number of facts, of which the rows may be those that differ. */
  of: number;
  onlyDifferences: boolean;
  /** The brief whose criteria come first, as a query string; empty without one. */
  brief: string;
  /** The rows before the facts. */
  children?: ReactNode;
};

/** The solutions side by side: a column for each, a row for each fact. */
export function ComparisonTable({ solutions, rows, of, onlyDifferences, brief, children }: Props) {
  const ids = solutions.map(({ id }) => id);
  const { remove } = useCompared();
  const navigate = useNavigate();
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <SideBySide aria-label="Comparison" tabIndex={0}>
      <SideBySideTable rows="words">
        <caption>
          <VisuallyHidden>Facts about {solutions.map(({ title }) => title).join(", ")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>Fact</VisuallyHidden>
            </td>
            {solutions.map((solution) => (
              <th key={solution.id} scope="col">
                <Logo name={solution.title} logo={solution.logo} />
                <Head>
                  <TextLink to={solutionPath(solution)} fontSize="md" fontWeight="semibold">
                    {solution.title}
                  </TextLink>
                  <ButtonLink
                    to={comparePath(
                      ids.filter((id) => id !== solution.id),
                      onlyDifferences,
                      brief,
                    )}
                    variant="ghost"
                    size="icon"
                    mt="-2"
                    me="-2"
                    onClick={(event) => {
                      event.preventDefault();
                      remove(solution.id);
                      const others = ids.filter((id) => id !== solution.id);
                      void navigate(comparePath(others, onlyDifferences, brief), {
                        preventScrollReset: true,
                      });
                    }}
                  >
                    <X size={16} aria-hidden />
                    <VisuallyHidden>Remove {solution.title}</VisuallyHidden>
                  </ButtonLink>
                </Head>
                <chakra.div mt="2">
                  <BookmarkButton
                    words
                    of={{
                      kind: "SOLUTION",
                      id: solution.id,
                      title: solution.title,
                      saved: solution.viewerHasSaved,
                    }}
                  />
                </chakra.div>
              </th>
            ))}
          </tr>
        </thead>
        {children}
        <tbody>
          {rows.map(({ label, value, show = value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {solutions.map((solution) => (
                <td key={solution.id}>{value(solution) ? show(solution) : <Unknown>Unknown</Unknown>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </SideBySideTable>
      {rows.length === 0 && (
        <chakra.p p="4" color="fg.muted">
          They're identical on all {of} facts.
        </chakra.p>
      )}
    </SideBySide>
  );
}
