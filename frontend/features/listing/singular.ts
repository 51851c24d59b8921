/** Returns the singular: "solution" for "solutions", "opportunity" for "opportunities". */
export const singular = (noun: string) => noun.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
