/** The roles that the form offers, each with its placeholder texts. */
export const ROLE_CHOICES = [
  { value: "user", label: "User", organization: "Aldergate FC Academy", title: "Head of Performance" },
  {
    value: "student",
    label: "Student/Researcher",
    organization: "Northfield University",
    title: "PhD Student in Biomechanics",
  },
  {
    value: "mentor",
    label: "Mentor/Professor",
    organization: "Northfield University",
    title: "Professor of Sports Science",
  },
  { value: "investor", label: "Investor", organization: "Touchline Ventures", title: "Partner" },
] as const;

/** The form's placeholder text for this role. */
export function placeholdersFor(role: string): { organization: string; title: string } {
  return ROLE_CHOICES.find(({ value }) => value === role) ?? ROLE_CHOICES[0];
}
