/** The path of a post's page. */
export const postPath = ({ slug }: { slug: string }) => `/blog/${slug}`;

/** The path of the list of a category's posts. */
export const categoryPath = (slug: string) => `/blog?category=${slug}`;

/** The path of the list of a tag's posts. */
export const tagPath = (tag: string) => `/blog?tag=${encodeURIComponent(tag)}`;
