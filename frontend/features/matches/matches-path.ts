/** The id of the part of an opportunity's page that lists matching vendors and solutions. */
export const FITS = "fits";

/** The path of the screen with the viewer's matches. */
export const MATCHES = "/matches";
