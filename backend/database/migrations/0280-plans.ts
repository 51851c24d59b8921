import { Migration } from "@mikro-orm/migrations";
import { solutionKind } from "../../modules/catalog/solutions/solution.fields.ts";
import { renewTriggers } from "../record-triggers.ts";

/**
 * The prices of a solution as plans (decision 93). Each is an object with exactly these keys; amounts are
 * decimal texts with at most as many decimals as their currency.
 */
export class Plans extends Migration {
  override up(): void {
    this.addSql(`
      create function is_plan(plan jsonb) returns boolean immutable strict parallel safe language sql as $sql$
        select jsonb_typeof(plan) = 'object'
          and plan ?& array['name', 'amount', 'from', 'currency', 'per', 'period', 'minimum', 'maximum', 'maximumOf',
            'setupFee', 'hardware', 'hardwarePer', 'note']
          and (select count(*) from jsonb_object_keys(plan)) = 13
          and jsonb_typeof(plan->'name') = 'string' and char_length(plan->>'name') between 1 and 80
          and jsonb_typeof(plan->'from') = 'boolean'
          and coalesce(plan->>'currency' ~ '^[A-Z]{3}$', false)
          and coalesce(plan->>'per' in ('athlete', 'team', 'venue', 'event', 'seat', 'device', 'flat'), false)
          and coalesce(plan->>'period' in ('once', 'month', 'year', 'season'), false)
          and (select bool_and(jsonb_typeof(plan->name) = 'null' or jsonb_typeof(plan->name) = 'string'
              and plan->>name ~ case
                when plan->>'currency' in ('CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF') then '^\\d{1,9}$'
                when plan->>'currency' in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then '^\\d{1,9}(\\.\\d{1,3})?$'
                else '^\\d{1,9}(\\.\\d{1,2})?$' end)
            from unnest(array['amount', 'setupFee', 'hardware']) name)
          and (select bool_and(jsonb_typeof(plan->name) = 'null' or jsonb_typeof(plan->name) = 'number'
              and (plan->>name)::numeric between 1 and 1000000 and (plan->>name)::numeric = trunc((plan->>name)::numeric))
            from unnest(array['minimum', 'maximum']) name)
          and (jsonb_typeof(plan->'minimum') = 'null' or plan->>'per' <> 'flat')
          and (jsonb_typeof(plan->'maximum') = 'null') = (jsonb_typeof(plan->'maximumOf') = 'null')
          and coalesce(plan->>'maximumOf' in ('athlete', 'team', 'venue', 'event', 'seat', 'device'), true)
          and (jsonb_typeof(plan->'hardware') = 'null') = (jsonb_typeof(plan->'hardwarePer') = 'null')
          and coalesce(plan->>'hardwarePer' in ('unit', 'once'), true)
          and (jsonb_typeof(plan->'note') = 'null'
            or jsonb_typeof(plan->'note') = 'string' and char_length(plan->>'note') between 1 and 200)
      $sql$`);
    this.addSql(`
      create function are_plans(plans jsonb) returns boolean immutable strict parallel safe language sql as $sql$
        select case when jsonb_typeof(plans) <> 'array' then false else
          jsonb_array_length(plans) <= 12
          and coalesce((select bool_and(coalesce(is_plan(plan), false)) from jsonb_array_elements(plans) plan), true)
          and (select count(distinct lower(plan->>'name')) = count(*) from jsonb_array_elements(plans) plan) end
      $sql$`);
    this.addSql(`alter table solutions add column plans jsonb not null default '[]'
      constraint solutions_plans check (are_plans(plans))`);
    for (const sql of renewTriggers(solutionKind)) this.addSql(sql);
  }
}
