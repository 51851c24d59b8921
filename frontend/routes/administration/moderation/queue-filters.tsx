import { chakra } from "@chakra-ui/react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useSearchText } from "../../../features/listing/controls/use-search-text.ts";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { SearchField } from "../../../ui/controls/search-field.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import type { ModerationQueueQuery } from "./moderation.generated.ts";
import { addressWith, type QueueView } from "./queue-address.ts";

const Nav = chakra("nav", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Choice = chakra(Link, { base: pill });
const Frame = chakra("div", { base: { display: "grid", gap: "4", my: "6" } });

type Props = { view: QueueView; kinds: ModerationQueueQuery["moderationKinds"] };

/** The filters of the queue: state, kind and search, all kept in the address. */
export function QueueFilters({ view, kinds }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { text, setText } = useSearchText(search.get("search") ?? "", (words) =>
    navigate(addressWith(search, { search: words }), { replace: true, preventScrollReset: true }),
  );
  const current = (is: boolean) => (is ? ("true" as const) : undefined);
  const all = kinds.reduce((sum, { waiting }) => sum + waiting, 0);
  const count = (waiting: number) => (view.state === "WAITING" ? ` (${formatCount(waiting)})` : "");
  return (
    <Frame>
      <Nav aria-label="Filter by state">
        {(
          [
            ["WAITING", "Waiting"],
            ["DECIDED", "Decided"],
          ] as const
        ).map(([state, label]) => (
          <Choice
            key={state}
            to={addressWith(search, { state })}
            aria-current={current(state === view.state)}
          >
            {label}
          </Choice>
        ))}
      </Nav>
      <Nav aria-label="Filter by kind">
        <Choice to={addressWith(search, { kind: null })} aria-current={current(view.kind === null)}>
          Everything{count(all)}
        </Choice>
        {kinds.map(({ id, label, waiting }) => (
          <Choice key={id} to={addressWith(search, { kind: id })} aria-current={current(view.kind === id)}>
            {label}
            {count(waiting)}
          </Choice>
        ))}
      </Nav>
      <chakra.div maxWidth="lg">
        <SearchField
          label="Search texts and authors"
          placeholder="Search texts and authors"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </chakra.div>
    </Frame>
  );
}
