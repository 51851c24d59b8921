import { chakra } from "@chakra-ui/react";
import { isWebAddress } from "../../../backend/shared/text/web-address.rules.ts";
import { canBeVisited, formatDate } from "../../ui/display/format.ts";
import { AnswerFileLinks } from "./answer-file-links.tsx";
import type { ShownAnswer } from "./answer-values.ts";
import { moneyText } from "./money-text.ts";

const List = chakra("dl", { base: { maxWidth: "prose" } });
const Question = chakra("dt", { base: { mt: "5", fontWeight: "semibold", overflowWrap: "anywhere" } });
const Answer = chakra("dd", {
  base: { mt: "1", lineHeight: "tall", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});
const Muted = chakra("span", { base: { color: "fg.muted" } });
const Former = chakra("span", { base: { color: "fg.muted", fontSize: "sm", fontWeight: "normal" } });
const Anchor = chakra("a", { base: { color: "accent", textDecoration: "underline" } });
const Table = chakra("table", {
  base: {
    width: "full",
    fontVariantNumeric: "tabular-nums",
    "& :is(td, th)": { py: "1", textAlign: "start", verticalAlign: "top" },
    "& :is(td, th):last-child": { ps: "4", textAlign: "end", whiteSpace: "nowrap" },
    "& tfoot": { fontWeight: "semibold", borderTopWidth: "1px", borderColor: "line" },
  },
});

function Budget({ label, budget }: { label: string; budget: NonNullable<ShownAnswer["budget"]> }) {
  const { lines, total, currency } = budget;
  return (
    <Table aria-label={label}>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <tr key={at}>
            <chakra.th scope="row" fontWeight="normal">
              {line.label}
            </chakra.th>
            <td>{moneyText(line.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{moneyText(total, currency)}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Given({ answer }: { answer: ShownAnswer }) {
  const { kind, label, value, choices, budget, files } = answer;
  if (files.length > 0) return <AnswerFileLinks files={files} />;
  if (budget) return <Budget label={label} budget={budget} />;
  if (value === null) return <Muted>Not answered</Muted>;
  if (kind === "CHOICES") return choices.join(", ");
  if (kind === "DATE") return formatDate(value);
  if (kind === "LINK" && isWebAddress(value) && canBeVisited(value))
    return (
      <Anchor href={value} target="_blank" rel="noopener noreferrer nofollow">
        {value}
      </Anchor>
    );
  return value;
}

/** The answers of an application, with the questions as they were asked. */
export function AnswerList({ answers }: { answers: readonly ShownAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <List>
      {answers.map((answer) => (
        <div key={answer.questionId}>
          <Question>
            {answer.label}
            {!answer.isAsked && (
              <Former>
                {" "}
                <br />
                Question no longer asked
              </Former>
            )}
          </Question>
          <Answer>
            <Given answer={answer} />
          </Answer>
        </div>
      ))}
    </List>
  );
}
