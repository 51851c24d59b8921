import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { Star } from "lucide-react";
import { useId } from "react";

const Frame = chakra("fieldset", { base: { display: "flex", flexDirection: "column", gap: "1.5" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "medium" } });
const Row = chakra("div", { base: { display: "flex", alignItems: "center", ms: "-1.5" } });
const Choice = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: "11",
    height: "11",
    borderRadius: "md",
    cursor: "pointer",
    color: "line.control",
    "&[data-on]": { color: "star", "& svg": { fill: "currentColor" } },
    "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
  },
});
const Radio = chakra("input", {
  base: { position: "absolute", inset: "0", opacity: 0, cursor: "pointer" },
});
const Chosen = chakra("span", { base: { ms: "2", color: "fg.muted", fontSize: "sm" } });
const Problem = chakra("p", { base: { fontSize: "sm", color: "danger" } });

const WORDS = ["Poor", "Fair", "Good", "Very good", "Excellent"] as const;

/** One to five stars, as radio buttons. */
export function StarField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const [field, { touched, error }] = useField<string>(name);
  const problem = touched ? error : undefined;
  const rating = Number(field.value);
  return (
    <Frame
      role="radiogroup"
      tabIndex={-1}
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && `${id}-error`}
    >
      <Legend>{label}</Legend>
      <Row>
        {WORDS.map((word, index) => {
          const stars = index + 1;
          return (
            <Choice key={word} data-on={stars <= rating ? "" : undefined}>
              <Radio
                type="radio"
                name={name}
                value={stars}
                checked={stars === rating}
                onChange={field.onChange}
                onBlur={field.onBlur}
                aria-label={`${stars === 1 ? "1 star" : `${stars} stars`}, ${word}`}
              />
              <Star size={26} aria-hidden />
            </Choice>
          );
        })}
        <Chosen aria-hidden>{WORDS[rating - 1]}</Chosen>
      </Row>
      {problem && (
        <Problem id={`${id}-error`} role="alert">
          {problem}
        </Problem>
      )}
    </Frame>
  );
}
