import { ObjectType } from "type-graphql";
import { Connection } from "../../shared/connection.ts";
import { DemoRequest } from "./demo-request.entity.ts";

@ObjectType()
export class DemoRequestConnection extends Connection(DemoRequest) {}
