/** The id of the form that all controls of a list belong to, wherever they are placed. */
export const FORM = "listing-form";
