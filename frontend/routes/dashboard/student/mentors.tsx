import { Note, Rows } from "../overview/rows.tsx";
import { MentorRow } from "./mentor-row.tsx";
import { useStudentMentorsSuspenseQuery } from "./student.generated.ts";

/** Mentors who let themselves be found, with a request for mentoring. */
export function Mentors() {
  const { mentors } = useStudentMentorsSuspenseQuery({ variables: {} }).data;
  if (mentors.length === 0) return <Note>No mentor lets themselves be found yet.</Note>;
  return (
    <Rows aria-label="Mentors">
      {mentors.map((choice) => (
        <MentorRow key={choice.id} choice={choice} />
      ))}
    </Rows>
  );
}
