import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { type ReactNode, useId } from "react";

const Criterion = chakra("fieldset", {
  base: { minWidth: "0", pb: "4", borderBottomWidth: "1px", borderColor: "line" },
});
const Legend = chakra("legend", { base: { mb: "1", fontWeight: "medium", overflowWrap: "anywhere" } });
const Hint = chakra("p", {
  base: { mb: "2", fontSize: "sm", color: "fg.muted", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});
const Choices = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Choice = chakra("label", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "11",
    minHeight: "11",
    px: "3",
    borderWidth: "1px",
    borderColor: "line.control",
    borderRadius: "lg",
    cursor: "pointer",
    "&:has(:checked)": {
      borderColor: "accent",
      bg: "accent",
      color: "accent.contrast",
      fontWeight: "semibold",
    },
    "&:has(:focus-visible)": { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
    "&:has(:disabled)": { cursor: "not-allowed", opacity: 0.6 },
    "@media (forced-colors: active)": { "&:has(:checked)": { outline: "3px solid Highlight" } },
  },
});
const Radio = chakra("input", { base: { position: "absolute", inset: "0", opacity: 0, cursor: "inherit" } });
const Problem = chakra("p", { base: { mt: "2", fontSize: "sm", color: "danger" } });

/** The value of a field whose score isn't known, unlike "", which nobody has chosen yet. */
const UNKNOWN = "unknown";

/** The value of a field for a stored score; null stands for one that isn't known. */
export const typedScore = (stored: { readonly score: number | null } | undefined): string =>
  stored ? String(stored.score ?? UNKNOWN) : "";

/** The score that a field stands for; undefined if none is chosen. */
export const givenScore = (typed: string | undefined): number | null | undefined =>
  typed ? (typed === UNKNOWN ? null : Number(typed)) : undefined;

type Props = {
  /** The field, whose value is one of the scores as text. */
  name: string;
  legend: ReactNode;
  hints: readonly string[];
  lowest: number;
  highest: number;
  /** What says that there is no score, such as "Don't know". */
  unknown: string;
  disabled: boolean;
  children?: ReactNode;
};

/** A criterion's score, chosen from a scale. */
export function ScoreField({ name, legend, hints, lowest, highest, unknown, disabled, children }: Props) {
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const id = useId();
  const scale = Array.from({ length: highest - lowest + 1 }, (_, index) => String(lowest + index));
  const problem = touched ? error : undefined;
  return (
    <Criterion disabled={disabled}>
      <Legend>{legend}</Legend>
      {hints.filter(Boolean).map((hint) => (
        <Hint key={hint}>{hint}</Hint>
      ))}
      <Choices>
        {[...scale, UNKNOWN].map((choice) => (
          <Choice key={choice}>
            <Radio
              type="radio"
              name={id}
              value={choice}
              checked={value === choice}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && `${id}-problem`}
              onChange={() => setValue(choice)}
            />
            {choice === UNKNOWN ? unknown : choice}
          </Choice>
        ))}
      </Choices>
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
      {children}
    </Criterion>
  );
}
