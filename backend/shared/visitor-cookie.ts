/** The cookie that tells a visitor without an account from others: what the request carried, and what is set. */
export interface VisitorCookie {
  readonly value: string | undefined;
  set(value: string): void;
}
