import { chakra } from "@chakra-ui/react";
import { Link, useSearchParams } from "react-router-dom";
import { pill } from "../../../../ui/controls/pill-styles.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { WorkDocument } from "../overview/work.generated.ts";
import type { PanelModule } from "../panels/panel.ts";
import { Mentors } from "./mentors.tsx";
import {
  StudentMentorsDocument,
  StudentResearchDocument,
  StudentSolutionsDocument,
  StudentWeeksDocument,
} from "./student.generated.ts";
import {
  StudentCourses,
  StudentOverview,
  StudentProfile,
  StudentResearch,
  StudentSolutions,
} from "./student-parts.tsx";
import { type StudentView, VIEWS, viewOf } from "./student-views.ts";

const Nav = chakra("nav", { base: { display: "flex", flexWrap: "wrap", gap: "2", mb: "5" } });
const NavLink = chakra(Link, { base: pill });

const PARTS: Record<StudentView, () => React.ReactNode> = {
  overview: StudentOverview,
  research: StudentResearch,
  courses: StudentCourses,
  solutions: StudentSolutions,
  mentors: Mentors,
  profile: StudentProfile,
};

/** Starts the query of the selected tab. */
export const preload: PanelModule["preload"] = async (start, search) => {
  const view = viewOf(search);
  if (view === "research") return start(StudentResearchDocument, {});
  if (view === "solutions") return start(StudentSolutionsDocument, {});
  if (view === "mentors") return start(StudentMentorsDocument, {});
  if (view === "overview") return Promise.all([start(WorkDocument, {}), start(StudentWeeksDocument, {})]);
  return start(WorkDocument, {});
};

/** The student's tools, in tabs named by the address. */
export function Component({ title }: { title: string }) {
  const view = viewOf(useSearchParams()[0]);
  const Part = PARTS[view];
  return (
    <Panel title={title}>
      <Nav aria-label={title}>
        {VIEWS.map(({ value, label }) => (
          <NavLink
            key={value}
            to={value === "overview" ? "/dashboard" : `/dashboard?view=${value}`}
            preventScrollReset
            aria-current={value === view ? "page" : undefined}
          >
            {label}
          </NavLink>
        ))}
      </Nav>
      <Part />
    </Panel>
  );
}
