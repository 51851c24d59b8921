import { NotFoundError } from "../../../shared/errors.ts";
import { exportedName } from "../../../shared/rest-table/exported-name.ts";
import { nextOf, type RestPageInfo } from "../../../shared/rest-table/paging.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { toCsv } from "../../../shared/text/csv.ts";

/** The number of accounts per page of the file. */
const PAGE = 100;

interface Exported {
  readonly user: Readonly<
    Record<"id" | "username" | "email" | "firstName" | "lastName" | "roleLabel", string>
  > & {
    readonly organization: string | null;
    readonly title: string | null;
    readonly isActive: boolean;
    readonly createdAt: string | Date;
    readonly lastLogin: string | Date | null;
  };
}

/** Operations executed in the process return dates as objects rather than text. */
const isoOf = (moment: string | Date) => new Date(moment).toISOString();

interface Page {
  readonly bulkOperation: { readonly id: string } | null;
  readonly bulkOperationItems: { readonly nodes: readonly Exported[]; readonly pageInfo: RestPageInfo };
}

/** REST endpoints of bulk operations. */
export const bulkOperationRoutes: RestRoute[] = [
  route<Page>({
    method: "GET",
    path: "/api/admin/bulk-operations/{id}/users.csv",
    summary: "The accounts of a bulk operation as a CSV file",
    operation: `query RestBulkUsers($id: ID!, $after: String) {
      bulkOperation(id: $id) { id }
      bulkOperationItems(operationId: $id, first: ${PAGE}, after: $after) {
        nodes { user {
          id username email firstName lastName roleLabel organization title isActive createdAt lastLogin
        } }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: ({ path }) => ({ id: path.id }),
    response: ({ bulkOperation, bulkOperationItems }, isFirst) => {
      if (!bulkOperation) throw new NotFoundError("This operation doesn't exist.");
      return toCsv(
        {
          Id: ({ user }) => Number(user.id),
          Username: ({ user }) => user.username,
          Email: ({ user }) => user.email,
          "First Name": ({ user }) => user.firstName,
          "Last Name": ({ user }) => user.lastName,
          Role: ({ user }) => user.roleLabel,
          Organization: ({ user }) => user.organization,
          Title: ({ user }) => user.title,
          Status: ({ user }) => (user.isActive ? "Active" : "Inactive"),
          Joined: ({ user }) => isoOf(user.createdAt),
          "Last Login": ({ user }) => user.lastLogin && isoOf(user.lastLogin),
        },
        bulkOperationItems.nodes,
        isFirst,
      );
    },
    nextCursor: ({ bulkOperationItems }) => nextOf(bulkOperationItems.pageInfo),
    file: {
      mediaType: "text/csv; charset=utf-8",
      name: () => exportedName("users"),
    },
    allPages: true,
  }),
];
