import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { demoRequestList } from "./demo-request.list.ts";

interface DemoRequestLine {
  id: string;
  name: string;
  email: string;
  organization: string;
  preferredTime: string | null;
  message: string | null;
  createdAt: Date;
}

/** The download of demo requests, for administrators. */
export const demoRequestFileRoutes: RestRoute[] = [
  listFile<DemoRequestLine>(anyList(demoRequestList), {
    summary: "Demo requests as CSV, newest first, for administrators",
    node: "id name email organization preferredTime message createdAt",
    columns: {
      Id: ({ id }) => Number(id),
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Organization: ({ organization }) => organization,
      "Preferred time": ({ preferredTime }) => preferredTime,
      Message: ({ message }) => message,
      Sent: ({ createdAt }) => createdAt,
    },
  }),
];
