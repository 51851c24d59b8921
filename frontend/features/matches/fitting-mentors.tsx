import { ButtonAnchor } from "../../ui/controls/button.tsx";
import { canBeVisited } from "../../ui/display/format.ts";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { MatchItem } from "./match-item.tsx";
import { MatchList, MatchNote, MatchPanel } from "./match-panel.tsx";
import { useFittingMentorsSuspenseQuery } from "./matches.generated.ts";

function Found() {
  const found = useFittingMentorsSuspenseQuery({ variables: {} }).data.fittingMentors;
  return (
    <MatchList
      label="Matching mentors"
      query="FittingMentors"
      found={found}
      isPersonal
      empty={
        <MatchNote>
          No mentors with a visible profile match what we know about you. Add more to your bio.
        </MatchNote>
      }
    >
      {found.results.map(({ mentor, ...fit }) => {
        const name = `${mentor.firstName} ${mentor.lastName}`;
        const links = [
          ["LinkedIn", mentor.linkedin],
          ["Website", mentor.website],
        ] as const;
        return (
          <MatchItem key={mentor.id} title={name} by={[mentor.title, mentor.organization]} fit={fit}>
            {links.map(
              ([label, href]) =>
                href &&
                canBeVisited(href) && (
                  <ButtonAnchor key={label} href={href} rel="noopener nofollow">
                    {label}
                    <VisuallyHidden> of {name}</VisuallyHidden>
                  </ButtonAnchor>
                ),
            )}
          </MatchItem>
        );
      })}
    </MatchList>
  );
}

/** The mentors that match what the viewer is looking for. */
export const FittingMentors = () => (
  <MatchPanel title="Matching mentors" intro="Mentors with a visible profile, matched on their bios.">
    <Found />
  </MatchPanel>
);
