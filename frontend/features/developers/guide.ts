/** A part of a guide; texts have `code`, **strong** words and [links](page.md) in Markdown. */
export type Block =
  | { readonly kind: "heading" | "text" | "code"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** How to do one task by the API. */
export interface Guide {
  /** Its name in the address. */
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Where a guide stands. */
export const guidePath = (name: string): string => `/developers/guides/${name}`;
