import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { pill } from "../../ui/controls/pill-styles.ts";
import { VIEWS, type View, viewPath } from "./inbox-address.ts";
import { REQUESTS } from "./request-path.ts";

const Nav = chakra("nav", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "6", mb: "4" } });
const NavLink = chakra(Link, { base: pill });

/** Links between the parts of the messages section. */
export function InboxNav({ current, unread }: { current: View | "requests"; unread: number }) {
  const links = (Object.keys(VIEWS) as View[]).map((name) => ({
    name,
    to: viewPath(name),
    label: name === "unread" && unread > 0 ? `${VIEWS[name].label} (${unread})` : VIEWS[name].label,
  }));
  return (
    <Nav aria-label="Filter messages">
      {[...links, { name: "requests", to: REQUESTS, label: "Requests to several vendors" }].map(
        ({ name, to, label }) => (
          <NavLink key={name} to={to} preventScrollReset aria-current={name === current ? "page" : undefined}>
            {label}
          </NavLink>
        ),
      )}
    </Nav>
  );
}
