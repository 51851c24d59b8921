import { chakra } from "@chakra-ui/react";
import { InlineCode } from "../../../features/developers/inline-code.tsx";
import type { ApiCall } from "./api-call.ts";

const List = chakra("dl", {
  base: {
    display: "grid",
    gap: "3",
    mb: "4",
    fontSize: "sm",
    overflowWrap: "anywhere",
    "& dt": { display: "flex", flexWrap: "wrap", columnGap: "2", alignItems: "baseline" },
    "& dd": { m: "0", maxWidth: "prose", color: "fg.muted" },
  },
});
const Name = chakra("code", { base: { fontFamily: "mono", fontWeight: "semibold" } });
const Kind = chakra("span", { base: { color: "fg.muted", fontSize: "xs" } });

/** The description of a value, and its allowed values. */
const Meaning = ({ description, values }: Pick<ApiCall["fields"][number], "description" | "values">) =>
  (description || values) && (
    <dd>
      {description && <InlineCode text={description} />}
      {values && (
        <>
          {" "}
          One of <code>{values.join(", ")}</code>.
        </>
      )}
    </dd>
  );

/** The query parameters of a call. */
export const Parameters = ({ parameters }: Pick<ApiCall, "parameters">) => (
  <List>
    {parameters.map(({ name, type, description, values, repeatable }) => (
      <div key={name}>
        <dt>
          <Name>{name}</Name>
          <Kind>{repeatable ? `${type}, repeatable` : type}</Kind>
        </dt>
        <Meaning description={description} values={values} />
      </div>
    ))}
  </List>
);

/** The fields of a call's body. */
export const Fields = ({ fields }: Pick<ApiCall, "fields">) => (
  <List>
    {fields.map(({ name, type, required, description, values }) => (
      <div key={name}>
        <dt>
          <Name>{name}</Name>
          <Kind>{required ? `${type}, required` : type}</Kind>
        </dt>
        <Meaning description={description} values={values} />
      </div>
    ))}
  </List>
);
