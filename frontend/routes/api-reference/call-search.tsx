import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useSearchText } from "../../features/listing/use-search-text.ts";
import { SearchField } from "../../ui/search-field.tsx";

/** Searches the calls; the words stand in the address. */
export function CallSearch() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { text, setText } = useSearchText(search.get("search") ?? "", (words) =>
    navigate(
      { pathname, search: words && `${new URLSearchParams({ search: words })}` },
      { replace: true, preventScrollReset: true },
    ),
  );
  return (
    <SearchField
      label="Search calls"
      placeholder="Search by path or purpose"
      maxLength={200}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
