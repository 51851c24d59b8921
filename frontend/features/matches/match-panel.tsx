import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useUntilComplete } from "../../graphql/use-until-complete.ts";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Dotted } from "../../ui/display/dotted.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";
import { FailureBoundary } from "../failures/failure-boundary.tsx";

const List = chakra("ol", { base: { listStyleType: "none" } });
const Note = chakra("p", { base: { mb: "3", color: "fg.muted", fontSize: "sm", maxWidth: "prose" } });

const By = chakra("details", {
  base: {
    mb: "4",
    color: "fg.muted",
    fontSize: "sm",
    overflowWrap: "anywhere",
    "& > summary": { width: "fit-content", mb: "1", cursor: "pointer" },
  },
});

/** A short description of what the list is based on. */
function foundBy(basedOn: readonly string[]): string {
  const [first = "", ...others] = basedOn;
  if (first !== "Your profile") return "your saves, applications and briefs";
  return others.length === 0
    ? "your profile"
    : `your profile and ${others.length} of your saves, applications and briefs`;
}

type Props = {
  title: string;
  intro: string;
  /** The list, which loads independently. */
  children: ReactNode;
};

const Loading = () => (
  <chakra.div aria-busy display="grid" gap="4">
    {[0, 1, 2].map((at) => (
      <SkeletonBar key={at} height="24" borderRadius="md" />
    ))}
  </chakra.div>
);

/** A framed list of matches, with its own loading and error states. */
export function MatchPanel({ title, intro, children }: Props) {
  return (
    <Panel title={title} intro={intro}>
      <FailureBoundary
        loading={<Loading />}
        failure={(retry) => (
          <>
            <Note>We couldn't load this list.</Note>
            <Button onClick={retry}>Try again</Button>
          </>
        )}
      >
        {children}
      </FailureBoundary>
    </Panel>
  );
}

type ListProps = {
  label: string;
  /** The name of its query. */
  query: string;
  found: { basedOn: readonly string[]; isComplete: boolean; results: readonly unknown[] };
  /** What to do if the criteria are known but nothing matches. */
  empty: ReactNode;
  /** Whether it is based on the viewer's profile and activity. */
  isPersonal?: boolean;
  children: ReactNode;
};

/** The matches, or why there are none and what to do about it. */
export function MatchList({
  label,
  query,
  found: { basedOn, isComplete, results },
  empty,
  isPersonal,
  children,
}: ListProps) {
  useUntilComplete(query, isComplete);
  if (isPersonal && basedOn.length === 0)
    return (
      <>
        <Note>
          We don't know enough about you yet. Describe what you do and what you're looking for in your bio, or
          save what interests you.
        </Note>
        <ButtonLink to="/profile">Complete your profile</ButtonLink>
      </>
    );
  return (
    <>
      {isPersonal && results.length > 0 && (
        <By>
          <summary>Based on {foundBy(basedOn)}</summary>
          <Dotted parts={basedOn} />
        </By>
      )}
      {!isComplete && <Note>We're still reading the catalog. More may appear in a few seconds.</Note>}
      {results.length === 0 ? isComplete && empty : <List aria-label={label}>{children}</List>}
    </>
  );
}

/** A line that explains why a list is empty. */
export const MatchNote = Note;
