import { chakra } from "@chakra-ui/react";
import { type Guide, guidePath } from "../../../features/developers/guide.ts";
import { guides } from "../../../features/developers/guides.generated.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";

const Nav = chakra("nav", { base: { mt: "10", pt: "6", borderTopWidth: "1px", borderColor: "line" } });
const Neighbors = chakra("p", { base: { display: "flex", flexWrap: "wrap", columnGap: "8", rowGap: "2" } });

const labels = { previous: "Previous", next: "Next" };

/** Links to the previous and next guides, and to all of them. */
export function GuideNav({ guide }: { guide: Guide }) {
  const place = guides.indexOf(guide);
  const neighbors = { previous: guides[place - 1], next: guides[place + 1] };
  return (
    <Nav aria-label="Guides">
      <Neighbors>
        {(["previous", "next"] as const).map((side) => {
          const other = neighbors[side];
          return (
            other && (
              <span key={side}>
                {labels[side]}: <TextLink to={guidePath(other.name)}>{other.title}</TextLink>
              </span>
            )
          );
        })}
      </Neighbors>
      <h2>All guides</h2>
      <ul>
        {guides.map((one) => (
          <li key={one.name}>
            {one === guide ? (
              <span aria-current="page">{one.title}</span>
            ) : (
              <TextLink to={guidePath(one.name)}>{one.title}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}
