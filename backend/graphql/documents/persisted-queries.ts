import { LRUCache } from "lru-cache";

/** How many letters all documents have together at most, and a single one; they are kept as text. */
const MAX_LETTERS = 8_000_000;
const MAX_DOCUMENT = 40_000;

/** The documents by their hash, in this process; a longer one is executed, but never known by its hash. */
export interface PersistedQueries {
  get(key: string): Promise<string | undefined>;
  set(key: string, document: string): Promise<void>;
  delete(key: string): Promise<boolean>;
}

/**
 * Keeps documents that clients have sent with their hash. Apollo Server compares the hash, and keeps what is valid and
 * within the limits only. The least recently used go first; whoever asks for one of them sends it again.
 */
export function persistedQueries(maxLetters = MAX_LETTERS): PersistedQueries {
  const documents = new LRUCache<string, string>({
    maxSize: maxLetters,
    maxEntrySize: MAX_DOCUMENT,
    sizeCalculation: (document, key) => document.length + key.length,
  });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  };
}
