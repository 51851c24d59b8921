import { chakra } from "@chakra-ui/react";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { MAX_TEXT } from "../../../features/search/search-address.ts";
import { SearchField } from "../../../ui/controls/search-field.tsx";

const Line = chakra("p", { base: { maxWidth: "prose" } });
const Search = chakra("form", { base: { width: "full", maxWidth: "32rem", mt: "2" } });

/** The page for an unknown address, with a plain GET form to search for the intended page. */
export function Component() {
  return (
    <NotFound
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      back={{ to: "/solutions", label: "Browse solutions" }}
    >
      <Line>The page may have moved, or the link may have a typo. Try searching for it.</Line>
      <Search role="search" aria-label="Everything" action="/search">
        <SearchField
          label="Search everything"
          name="text"
          placeholder="Solutions, vendors, papers"
          maxLength={MAX_TEXT}
        />
      </Search>
    </NotFound>
  );
}

/** Has no loading state: there is no data to load. */
export const Loading = () => null;
