/** The part of an opportunity's page that says who could answer it. */
export const FITS = "fits";

/** The path of the screen with what fits the viewer. */
export const MATCHES = "/matches";
