import { chakra } from "@chakra-ui/react";
import { Plus, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useNavigate } from "react-router-dom";
import { MAX_VENDORS } from "../../../../backend/modules/marketplace/conversations/requests/request.rules.ts";
import { askPath } from "../../../features/conversations/request-path.ts";
import { useKept } from "../../../ui/behavior/use-kept.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { SearchField } from "../../../ui/controls/search-field.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { useFindVendorsToAskQuery, type VendorsToAskQuery } from "./request-vendors.generated.ts";

/** A vendor that the request goes to. */
export type ChosenVendor = VendorsToAskQuery["vendorsToAsk"][number];

const MIN_SEARCH = 2;

const Title = chakra("h2", { base: { mb: "2", fontSize: "lg", fontWeight: "semibold" } });
const List = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mb: "4", listStyleType: "none" },
});
const Item = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    maxWidth: "full",
    ps: "3.5",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
    fontWeight: "medium",
    overflowWrap: "anywhere",
  },
});

function AddVendor({ ids }: { ids: readonly string[] }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const skip = search.length < MIN_SEARCH;
  const { data } = useFindVendorsToAskQuery({ variables: { search }, skip });
  const kept = useKept(data);
  const found = skip ? [] : (kept?.vendors.nodes.filter(({ id }) => !ids.includes(id)) ?? []);
  const choose = (id: string) => {
    setText("");
    void navigate(askPath([...ids, id]), { preventScrollReset: true, replace: true });
  };
  return (
    <chakra.search display="block" maxWidth="lg">
      <SearchField
        label="Add a vendor"
        placeholder="Add a vendor by name..."
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
      />
      <div aria-live="polite">
        {!skip && data && found.length === 0 && (
          <chakra.p mt="3" color="fg.muted" fontSize="sm">
            No other vendors match that name.
          </chakra.p>
        )}
        {found.length > 0 && (
          <List aria-label="Vendors found" mt="3">
            {found.map(({ id, name }) => (
              <li key={id}>
                <Button onClick={() => choose(id)}>
                  <Plus size={16} aria-hidden />
                  Add {name}
                </Button>
              </li>
            ))}
          </List>
        )}
      </div>
    </chakra.search>
  );
}

/** The vendors that the request goes to, kept in the address. */
export function VendorChoice({ vendors }: { vendors: readonly ChosenVendor[] }) {
  const ids = vendors.map(({ id }) => id);
  return (
    <chakra.section aria-labelledby="vendors" mb="8">
      <Title id="vendors">
        Vendors ({vendors.length} of {MAX_VENDORS})
      </Title>
      {vendors.length > 0 && (
        <List aria-label="Vendors to ask">
          {vendors.map(({ id, name }) => (
            <Item key={id}>
              {name}
              <ButtonLink
                to={askPath(ids.filter((other) => other !== id))}
                replace
                preventScrollReset
                variant="ghost"
                size="icon"
              >
                <X size={16} aria-hidden />
                <VisuallyHidden>Remove {name}</VisuallyHidden>
              </ButtonLink>
            </Item>
          ))}
        </List>
      )}
      {vendors.length < MAX_VENDORS && <AddVendor ids={ids} />}
    </chakra.section>
  );
}
