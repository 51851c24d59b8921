import { type RestRoute, route } from "../../../../shared/rest-table/route.ts";

/** The REST endpoint that verifies a vendor. */
export const verificationRoutes: RestRoute[] = [
  route<{ verifyVendor: { id: string } }>({
    method: "PATCH",
    path: "/api/admin/vendors/{id}/verify",
    summary: "Verify a vendor for a year, without a list of checks",
    operation: `mutation RestVerifyVendor($id: ID!) {
      verifyVendor(id: $id) { id name verified verifiedAt }
    }`,
    variables: ({ path }) => ({ id: path.id }),
    response: ({ verifyVendor }) => ({ ...verifyVendor, id: Number(verifyVendor.id) }),
  }),
];
