import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import type { Part } from "./synonym-address.ts";

const TEXTS: Readonly<Record<Part, { title: string; text: string }>> = {
  "": { title: "No synonyms", text: "Add one, and search uses it right away." },
  given: { title: "No synonyms yet", text: "Synonyms people add appear here." },
  learned: { title: "Nothing learned yet", text: "Proposals that you accept appear here." },
  proposed: {
    title: "No proposals",
    text: "Abbreviations spelled out in at least two records, such as “heart rate variability (HRV)”, appear here. We look for them every night.",
  },
  refused: {
    title: "Nothing rejected",
    text: "Proposals that you reject appear here and won't be proposed again.",
  },
};

/** Explains what an empty part of the list would contain. */
export function EmptyList({ part, searched }: { part: Part; searched: boolean }) {
  if (searched) return <EmptyState title="Nothing found">Try another word or another filter.</EmptyState>;
  const { title, text } = TEXTS[part];
  return <EmptyState title={title}>{text}</EmptyState>;
}
