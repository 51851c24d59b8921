/** The memory cost of argon2id that OWASP recommends, in kibibytes. */
export const MEMORY_COST = 19_456;
/** The cost in force; unrelated tests lower it, since they create thousands of hashes. */
export const hashCost = { memoryCost: MEMORY_COST };
