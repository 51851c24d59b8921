import { type Request, Router } from "express";
import ical, { type ICalEventData } from "ical-generator";
import type { Context } from "../../../shared/context.ts";
import { calendarEnd } from "../../../shared/days/calendar-end.ts";
import { longEnd } from "../../../shared/days/days.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import type { ContextOf } from "../../../shared/request-context.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { assertCleanText } from "../../../shared/text/clean-text.ts";
import type { Opportunity } from "./opportunity.entity.ts";
import { DEADLINE, findOpportunity, upcomingDeadlines } from "./opportunity.service.ts";

type DatedOpportunity = Row<Opportunity> & { dueDate: Date };

/**
 * /opportunities.ics: a calendar feed of the deadlines of active opportunities; accepts
 * `search`, `type` and `category` like the list. /opportunities/{id}.ics: a single deadline to download.
 */
export function deadlineCalendar(contextOf: ContextOf): Router {
  const router = Router();
  router.get("/opportunities.ics", async (request, response) => {
    const context = await contextOf(request, response);
    const { search, type, category } = textsOf(request);
    const filter = { types: type ? [type] : null, categories: category ? [category] : null };
    const opportunities = await upcomingDeadlines(context, { search, filter });
    response.set("Cache-Control", "public, max-age=900").type("text/calendar; charset=utf-8");
    response.send(toCalendar(opportunities.filter(isDue), context));
  });
  router.get("/opportunities/:id.ics", async (request, response) => {
    const context = await contextOf(request, response);
    const opportunity = await findOpportunity(context, request.params.id, DEADLINE);
    if (!opportunity || !isDue(opportunity)) throw new NotFoundError("This deadline doesn't exist.");
    response.attachment(`opportunity-${opportunity.id}.ics`).type("text/calendar; charset=utf-8");
    response.send(toCalendar([opportunity], context));
  });
  return router;
}

function textsOf(request: Request): Record<string, string> {
  const texts = Object.fromEntries(
    Object.entries(request.query).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  assertCleanText(texts);
  return texts;
}

function isDue(opportunity: Row<Opportunity>): opportunity is DatedOpportunity {
  return opportunity.dueDate != null;
}

function toCalendar(opportunities: DatedOpportunity[], { publicUrl }: Context): string {
  return ical({
    name: "SportsTech Hub deadlines",
    prodId: { company: "SportsTech Hub", product: "opportunities" },
    url: `${publicUrl}/opportunities.ics`,
    ttl: 3600,
    events: opportunities.map((opportunity) => toEvent(opportunity, publicUrl)),
  }).toString();
}

/**
 * DTSTAMP is the last change, not the current time, so that the file and its ETag only change with the data.
 */
function toEvent(opportunity: DatedOpportunity, publicUrl: string): ICalEventData {
  const { id, slug, title, organization, dueDate, region, howToApply, updatedAt } = opportunity;
  const url = `${publicUrl}/opportunities/${id}-${slug}`;
  return {
    id: `opportunity-${id}@${new URL(publicUrl).hostname}`,
    ...calendarEnd(dueDate),
    stamp: updatedAt,
    lastModified: updatedAt,
    summary: `Apply by: ${title}`,
    description: [organization, `Due ${longEnd(dueDate)}.`, howToApply, url].filter(Boolean).join("\n\n"),
    location: region ?? null,
    url,
  };
}
