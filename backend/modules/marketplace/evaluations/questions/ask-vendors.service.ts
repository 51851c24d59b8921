import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../../shared/errors.ts";
import { parseIds } from "../../../../shared/schema/ids.ts";
import type { VendorRequestInput } from "../../conversations/requests/request.inputs.ts";
import { requestVendors } from "../../conversations/requests/request.service.ts";
import { MAX_REQUESTS } from "../evaluation.rules.ts";
import { assertOpen, lockAs } from "../standing.ts";

/**
 * Asks vendors of candidates the same questions; repeating the key asks nothing more.
 * @throws InvalidInputError at `vendorIds` if one has no candidate; ConflictError if it is decided or has asked
 * too often; as `lockAs` and `requestVendors`.
 */
export async function askVendors(
  context: Context,
  id: string,
  input: VendorRequestInput,
  key: string,
): Promise<void> {
  const { em } = context;
  const evaluationId = await em.transactional(async () => {
    const { evaluation } = await lockAs(context, id, ["owner"]);
    assertOpen(evaluation);
    const [row] = await em.execute<{ vendors: number[]; requests: number }[]>(
      `select array(select distinct s.vendor_id from evaluation_candidates c join solutions s on s.id = c.solution_id
          where c.evaluation_id = ? and c.removed_at is null) as vendors,
        (select count(*)::int from vendor_requests where evaluation_id = ? and key::text <> lower(?)) as requests`,
      [evaluation.id, evaluation.id, key],
    );
    if (parseIds(input.vendorIds).some((vendor) => !row?.vendors.includes(vendor))) {
      const message = "Choose vendors of the candidates";
      throw new InvalidInputError(message, { vendorIds: message });
    }
    if ((row?.requests ?? 0) >= MAX_REQUESTS)
      throw new ConflictError(`An evaluation can ask ${MAX_REQUESTS} times. Write to the vendors instead.`);
    return evaluation.id;
  });
  await requestVendors(context, input, key, evaluationId);
}
