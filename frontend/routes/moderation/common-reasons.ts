/** What is often wrong, in words that its author can act on, to be used as they are or changed. */
export const COMMON_REASONS = [
  { label: "Advertising", text: "This reads like advertising. Please describe your own experience." },
  {
    label: "Insulting",
    text: "This attacks people instead of describing what happened. Please remove that part.",
  },
  {
    label: "Personal data",
    text: "This names or describes people without their consent. Please remove those details.",
  },
  { label: "Off topic", text: "This isn't about the page it was posted on." },
  {
    label: "Not first-hand",
    text: "It isn't clear that you've used this yourself. Please say how you did.",
  },
  { label: "Copied", text: "This is someone else's text. Please use your own words." },
] as const;
