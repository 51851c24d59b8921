/** A reason by its short name, worded so that the author can act on it; it can be used as is or edited. */
export interface CommonReason {
  readonly label: string;
  readonly text: string;
}

/** Common problems of reviews, comments and messages. */
export const REASONS_TO_HIDE: readonly CommonReason[] = [
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
    text: "It isn't clear that you've used this yourself. Please say how you used it.",
  },
  { label: "Copied", text: "This is someone else's text. Please use your own words." },
];

/** Common omissions in opportunities and collaborations. */
export const REASONS_TO_SEND_BACK: readonly CommonReason[] = [
  { label: "Unclear", text: "It isn't clear what you need. Please describe the work and its result." },
  { label: "How to apply", text: "Please say what applicants should send and how you'll choose." },
  { label: "Advertising", text: "This advertises a product. Please describe what you're looking for." },
  {
    label: "Personal data",
    text: "This names or describes people without their consent. Please remove those details.",
  },
  { label: "Duplicate", text: "You've already posted this. Please update the first posting instead." },
];
