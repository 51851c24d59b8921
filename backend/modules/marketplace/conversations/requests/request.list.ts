import sql from "sql-template-tag";
import { SignedIn } from "../../../../shared/access.ts";
import { asPerson } from "../../../../shared/actor.ts";
import { defineList } from "../../../../shared/listing/list.ts";
import { VendorRequest } from "./request.entity.ts";

/** The viewer's requests to several vendors. */
export const requestList = defineList({
  name: "vendorRequests",
  typeName: "VendorRequest",
  entity: VendorRequest,
  description: "The viewer's requests to several vendors, newest first, paged.",
  access: SignedIn(),
  file: "/api/vendor-requests.csv",
  where: (actor) => sql`t.person_id = ${asPerson(actor)?.id ?? 0}`,
  filters: {},
  orders: { NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "NEWEST",
});
