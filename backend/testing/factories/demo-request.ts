import { DemoRequest } from "../../modules/marketplace/demo-requests/demo-request.entity.ts";
import { type Fields, type HasDatabase, store } from "./store.ts";

/** A demo request. */
export function createDemoRequest(
  place: HasDatabase,
  fields: Fields<DemoRequest> = {},
): Promise<DemoRequest> {
  return store(place, DemoRequest, () => ({
    name: "Noor Haddad",
    email: "noor@people.example",
    organization: "Harbor Rowing Club",
    ...fields,
  }));
}
