/** How many comments one step shows. */
const STEP = 50;

/** What to ask for: the comments of a post from a cursor on, else from the first. */
export const commentsOf = (postId: string, after?: string) => ({
  postId,
  first: STEP,
  ...(after && { after }),
});
