/** The queries that show a review or its effect, to refetch after one was written, changed or withdrawn. */
export const SHOWS_REVIEWS = ["Reviewing", "Reviews", "Solution", "Vendor", "ViewerReviews"];
