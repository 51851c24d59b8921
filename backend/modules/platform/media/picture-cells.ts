/** The pictures of a row of a file. */
export interface PicturesOfLine {
  readonly logo: { readonly url: string } | null;
  readonly screenshots: readonly { readonly url: string }[];
}

/** What a file's rows select for them. */
export const PICTURES_OF_LINE = "logo { url } screenshots { url }";

/** The columns of a file with the addresses of pictures, from which an import fetches them. */
export const pictureCells = {
  Logo: ({ logo }: PicturesOfLine) => logo?.url ?? null,
  Screenshots: ({ screenshots }: PicturesOfLine) => screenshots.map(({ url }) => url).join("; "),
};
