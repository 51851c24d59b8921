/** What stands in the place of figures that nobody has recorded. */
export const NOT_YET = "No figures are recorded yet.";
