import { ObjectType } from "type-graphql";
import { Connection } from "../../shared/connection.ts";
import { Vendor } from "./vendor.entity.ts";

@ObjectType()
export class VendorConnection extends Connection(Vendor) {}
