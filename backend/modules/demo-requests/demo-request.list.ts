import { Allowed } from "../../shared/access.ts";
import { defineList } from "../../shared/listing/list.ts";
import { DemoRequest } from "./demo-request.entity.ts";

/** The list of requests for a demonstration. */
export const demoRequestList = defineList({
  name: "demoRequests",
  typeName: "DemoRequest",
  entity: DemoRequest,
  description: "Requests for a demonstration, latest first, a page at a time.",
  access: Allowed("admin"),
  filters: {},
  orders: { NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "NEWEST",
});
