/** The address of a post. */
export const postPath = ({ slug }: { slug: string }) => `/blog/${slug}`;

/** The list of a category's posts. */
export const categoryPath = (slug: string) => `/blog?category=${slug}`;

/** The list of a tag's posts. */
export const tagPath = (tag: string) => `/blog?tag=${encodeURIComponent(tag)}`;
