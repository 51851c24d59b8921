/** The memory of OWASP's parameters for argon2id, in kibibytes. */
export const MEMORY_COST = 19_456;
/** The cost in force; tests that are not about it lower it, as they make thousands of hashes. */
export const hashCost = { memoryCost: MEMORY_COST };
