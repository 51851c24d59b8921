/** A section of a guide; its texts use Markdown for `code`, **strong** text and [links](page.md). */
export type Block =
  | { readonly kind: "heading" | "text" | "code"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A guide to one task with the API. */
export interface Guide {
  /** Its slug in the URL. */
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Returns the path of a guide. */
export const guidePath = (name: string): string => `/developers/guides/${name}`;
