/** What is often wrong, in words that its author can act on; to be taken as they are or changed. */
export const COMMON_REASONS = [
  { label: "Advertising", text: "It advertises something. Please write about your own experience." },
  { label: "Insulting", text: "It attacks people rather than saying what happened. Please leave that out." },
  {
    label: "Personal data",
    text: "It names or describes people who have not agreed. Please leave that out.",
  },
  { label: "Off topic", text: "It is not about what it was written under." },
  {
    label: "Not first-hand",
    text: "It is not clear that you have used it yourself. Please say how you did.",
  },
  { label: "Copied", text: "It is somebody else's text. Please use your own words." },
] as const;
