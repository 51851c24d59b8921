import { readSyntax, withoutPart } from "../../../../backend/shared/text/search-syntax.rules.ts";
import { RemovableChip } from "../../../ui/controls/removable-chips.tsx";

type Props = {
  text: string;
  /** Returns the path of another search. */
  pathOf: (text: string) => string;
  onRemove?: () => void;
};

/** Whether a search was understood as more than words. */
export const hasParts = (text: string): boolean => readSyntax(text).parts.length > 0;

/** How a search was interpreted apart from its words, as chips that each remove a part. */
export function SearchParts({ text, pathOf, onRemove }: Props) {
  return readSyntax(text).parts.map((part) => (
    <RemovableChip key={part.start} to={pathOf(withoutPart(text, part))} {...(onRemove && { onRemove })}>
      {part.kind === "phrase" ? `Exactly “${part.text}”` : `Without “${part.text}”`}
    </RemovableChip>
  ));
}
