/** The tabs of the student's panel, by their name in the address. */
export const VIEWS = [
  { value: "overview", label: "Overview" },
  { value: "research", label: "Research" },
  { value: "courses", label: "Courses" },
  { value: "solutions", label: "Solutions" },
  { value: "mentors", label: "Mentors" },
  { value: "profile", label: "Profile" },
] as const;

export type StudentView = (typeof VIEWS)[number]["value"];

/** Returns the tab that an address selects; the first one if it names none. */
export const viewOf = (search: URLSearchParams): StudentView =>
  VIEWS.find(({ value }) => value === search.get("view"))?.value ?? "overview";
