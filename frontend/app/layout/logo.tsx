import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

const Home = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: { base: "2", sm: "2.5" },
    flexShrink: 0,
    py: "2",
    color: "fg",
    fontSize: "xl",
    textStyle: "headline",
    whiteSpace: "nowrap",
    // Four buttons share the row at 400 % zoom of 1280 px.
    "@media (max-width: 22rem)": { gap: "1.5", fontSize: "md" },
  },
});
const Mark = chakra("svg", { base: { color: "accent", flexShrink: 0 } });

/** The site's name with its logo, a center circle and halfway line. */
export function Logo() {
  return (
    <Home to="/">
      <Mark
        width="22px"
        height="28px"
        viewBox="0 0 22 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <circle cx="11" cy="14" r="9.5" />
        <path d="M11 1v26" />
      </Mark>
      SportsTech Hub
    </Home>
  );
}
