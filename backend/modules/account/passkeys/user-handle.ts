/** The account's name at authenticators, which says nothing about the person. */
export const userHandleOf = (userId: number): string =>
  Buffer.from(`account-${userId}`).toString("base64url");
