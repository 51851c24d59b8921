interface FailureText {
  readonly title: string;
  readonly text: string;
}

/** The texts of error pages, by status. */
export const FAILURE_TEXTS = {
  400: { title: "This address doesn't work", text: "This address can't be read." },
  404: { title: "404 Page Not Found", text: "There's nothing at this address." },
  500: {
    title: "Something went wrong",
    text: "We couldn't load this page because of an error on our end.",
  },
  503: {
    title: "We're busy right now",
    text: "A lot of people are visiting, or part of the service is restarting. Please try again in a moment.",
  },
} as const satisfies Readonly<Record<number, FailureText>>;
