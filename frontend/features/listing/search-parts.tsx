import { readSyntax, withoutPart } from "../../../backend/shared/text/search-syntax.rules.ts";
import { RemovableChip } from "../../ui/controls/removable-chips.tsx";

type Props = {
  text: string;
  /** The address of another search. */
  pathOf: (text: string) => string;
  onRemove?: () => void;
};

/** Whether a search says more than words. */
export const hasParts = (text: string): boolean => readSyntax(text).parts.length > 0;

/** How a search was read beside its words, as chips that remove a part each. */
export function SearchParts({ text, pathOf, onRemove }: Props) {
  return readSyntax(text).parts.map((part) => (
    <RemovableChip key={part.start} to={pathOf(withoutPart(text, part))} {...(onRemove && { onRemove })}>
      {part.kind === "phrase" ? `Exactly “${part.text}”` : `Without “${part.text}”`}
    </RemovableChip>
  ));
}
