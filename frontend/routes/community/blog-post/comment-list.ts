/** Comments per page. */
const STEP = 50;

/** Query variables for a page of a post's comments: the first, or the one after a cursor. */
export const commentsOf = (postId: string, after?: string) => ({
  postId,
  first: STEP,
  ...(after && { after }),
});
