declare module "wink-lemmatizer" {
  const lemmatizer: { noun(word: string): string; verb(word: string): string };
  export default lemmatizer;
}

declare module "wink-porter2-stemmer" {
  export default function stem(word: string): string;
}
