/** The path of the viewer's requests to several vendors. */
export const REQUESTS = "/requests";

/** The path of a request. */
export const requestPath = (id: string) => `${REQUESTS}/${id}`;

/** The path where a request to these vendors is written. */
export const askPath = (vendorIds: readonly string[]) => {
  const ids = [...new Set(vendorIds)].join(",");
  return `${REQUESTS}/new${ids && `?vendors=${ids}`}`;
};
