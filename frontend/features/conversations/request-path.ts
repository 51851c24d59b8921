/** The path of the viewer's requests to several vendors. */
export const REQUESTS = "/requests";

/** The path of a request. */
export const requestPath = (id: string) => `${REQUESTS}/${id}`;

/** Returns the path of the form for a request to these vendors. */
export const askPath = (vendorIds: readonly string[]) => {
  const ids = [...new Set(vendorIds)].join(",");
  return `${REQUESTS}/new${ids && `?vendors=${ids}`}`;
};
