/** The form that every control of a list belongs to, wherever it stands. */
export const FORM = "listing-form";
