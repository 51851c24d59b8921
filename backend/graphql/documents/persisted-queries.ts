import { LRUCache } from "lru-cache";

/** The maximum size of all documents together and of a single one, in characters; they are stored as text. */
const MAX_LETTERS = 8_000_000;
const MAX_DOCUMENT = 40_000;

/** This process's documents by hash; a document over the size limit is executed but never stored. */
export interface PersistedQueries {
  get(key: string): Promise<string | undefined>;
  set(key: string, document: string): Promise<void>;
  delete(key: string): Promise<boolean>;
}

/**
 * Stores documents that clients have sent with their hash. Apollo Server verifies the hash, and only stores
 * documents that are valid and within the limits. The least recently used are evicted first; clients then
 * send theirs again.
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
