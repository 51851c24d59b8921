import { newPostingPath, postedPath } from "../../../../features/postings/posting-paths.ts";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { capitalize, formatCount } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Note, Rows } from "../overview/rows.tsx";
import type { MentorPanelQuery } from "./mentor.generated.ts";

type Props = { projects: MentorPanelQuery["myPostings"]["nodes"] };

/** The mentor's collaborations, the latest first. */
export function ResearchProjects({ projects }: Props) {
  if (projects.length === 0)
    return (
      <Note>
        You have no collaborations yet. <TextLink to={newPostingPath("COLLABORATION")}>Post one</TextLink>
      </Note>
    );
  return (
    <Rows aria-label="Research projects">
      {projects.map(({ id, recordId, slug, title, status, applicationCount }) => (
        <li key={id}>
          <TextLink to={postedPath({ kind: "COLLABORATION", recordId, slug })}>{title}</TextLink>
          <Note>
            <Dotted
              parts={[
                capitalize(status.toLowerCase()).replaceAll("_", " "),
                applicationCount === 1 ? "1 application" : `${formatCount(applicationCount)} applications`,
              ]}
            />
          </Note>
        </li>
      ))}
    </Rows>
  );
}
