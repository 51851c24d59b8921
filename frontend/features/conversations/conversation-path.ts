/** The path of the inbox. */
export const INBOX = "/messages";

/** The path of a conversation. */
export const conversationPath = (id: string) => `${INBOX}/${id}`;
