/** A DOI as it is stored. */
export const DOI = /^10\.\d{4,9}(\.\d+)*\/\S+$/;

/** What people and catalogs put before a DOI: the resolver's address, or the word. */
const BEFORE = /^(https?:\/\/(dx\.|www\.)?doi\.org\/|(info:)?doi[:/\s]\s*)/i;

/**
 * Returns a DOI as it is stored, without what surrounds it and in lower case, since DOIs ignore case. Another
 * text stays as it is.
 */
export function plainDoi(text: string): string {
  const given = text.trim();
  const bare = given.replace(BEFORE, "").replace(/[.,;]+$/, "");
  const doi = (bare === given ? bare : decoded(bare)).toLowerCase();
  return DOI.test(doi) ? doi : given;
}

/** In an address, some characters of a DOI are escaped. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address at which a DOI is looked up. */
export const doiAddress = (doi: string) =>
  `https://doi.org/${doi.split("/").map(encodeURIComponent).join("/")}`;
