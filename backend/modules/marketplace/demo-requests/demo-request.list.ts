import { Allowed } from "../../../shared/access.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { DemoRequest } from "./demo-request.entity.ts";

/** The list of demo requests. */
export const demoRequestList = defineList({
  name: "demoRequests",
  typeName: "DemoRequest",
  entity: DemoRequest,
  description: "Demo requests, newest first, paged.",
  access: Allowed("admin"),
  file: "/api/admin/demo-requests.csv",
  filters: {},
  orders: { NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" } },
  defaultOrder: "NEWEST",
});
