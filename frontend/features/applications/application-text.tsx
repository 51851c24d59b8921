import { chakra } from "@chakra-ui/react";
import { isWebAddress } from "../../../backend/shared/text/web-address.rules.ts";
import { canBeVisited } from "../../ui/display/format.ts";

const Text = chakra("p", {
  base: { maxWidth: "prose", lineHeight: "tall", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});
const Links = chakra("ul", { base: { mt: "4", listStyleType: "none", overflowWrap: "anywhere" } });
const Anchor = chakra("a", { base: { color: "accent", textDecoration: "underline" } });
const Line = chakra("p", { base: { mb: "3", color: "fg.muted", overflowWrap: "anywhere" } });

type Props = {
  application: {
    affiliation: string | null;
    contactEmail: string | null;
    text: string | null;
    links: readonly string[];
  };
};

/** The content of an application. Its links send no referrer. */
export function ApplicationText({ application }: Props) {
  const { affiliation, contactEmail, text, links } = application;
  return (
    <>
      {(affiliation || contactEmail) && (
        <Line>
          {affiliation}
          {affiliation && contactEmail && <br />}
          {contactEmail && <Anchor href={`mailto:${contactEmail}`}>{contactEmail}</Anchor>}
        </Line>
      )}
      <Text>{text}</Text>
      {links.length > 0 && (
        <Links aria-label="Links">
          {links.map((link) => (
            <li key={link}>
              {isWebAddress(link) && canBeVisited(link) ? (
                <Anchor href={link} target="_blank" rel="noopener noreferrer nofollow">
                  {link}
                </Anchor>
              ) : (
                link
              )}
            </li>
          ))}
        </Links>
      )}
    </>
  );
}
