import { z } from "zod";
import {
  MAX_QUESTION,
  MAX_QUESTIONS,
  MAX_VENDORS,
} from "../../modules/marketplace/conversations/requests/request.rules.ts";
import { defineTool, NOTICE, notice, quoted } from "../tool.ts";
import { ToolError } from "../tool-error.ts";
import { idOrAddress, keyOf } from "./record-fields.ts";

/** The longest address that is returned: browsers and proxies refuse much longer ones. */
const MAX_ADDRESS = 8_000;

const OPERATION = "query McpVendorsToAsk($ids: [ID!]!) { vendorsToAsk(ids: $ids) { id name } }";

/** Prepares a request to vendors, which only the person can send. */
export const askVendors = defineTool({
  name: "ask_vendors",
  title: "Prepare questions to vendors",
  description:
    "Prepares the same questions to up to five vendors. Nothing is sent: the address that is returned opens the form with these texts, and the person reads, edits and sends them. Needs an access token with marketplace:read.",
  input: {
    vendors: z
      .array(idOrAddress("vendor"))
      .min(1)
      .max(MAX_VENDORS)
      .describe("Ids or addresses of the vendors."),
    title: z.string().min(1).max(120).describe("What it is about."),
    message: z.string().min(1).max(2_000).describe("What comes before the questions."),
    questions: z
      .array(
        z
          .string()
          .min(1)
          .max(MAX_QUESTION)
          .regex(/^[^\r\n]*$/, "A question is one line."),
      )
      .min(1)
      .max(MAX_QUESTIONS)
      .describe("The questions, which each vendor answers one by one."),
  },
  output: {
    notice,
    vendors: z.array(z.object({ id: z.string(), name: z.string() })),
    sent: z.literal(false),
    address: z.url().describe("Where the person sends it."),
  },
  writes: true,
  async run({ vendors: named, title, message, questions }, { ask, publicUrl }) {
    const ids = [...new Set(named.map((text) => keyOf("VENDOR", text, publicUrl).id))];
    const { vendorsToAsk } = await ask(OPERATION, { ids });
    const vendors = z.array(z.object({ id: z.string(), name: z.string() })).parse(vendorsToAsk);
    const missing = ids.filter((id) => !vendors.some((vendor) => vendor.id === id));
    if (missing.length) throw new ToolError(`These vendors can't be asked: ${missing.join(", ")}.`);
    const address = new URL("/requests/new", publicUrl);
    address.search = new URLSearchParams({
      vendors: ids.join(","),
      title,
      text: message,
      questions: questions.join("\n"),
    }).toString();
    if (address.href.length > MAX_ADDRESS)
      throw new ToolError(
        "These texts don't fit into an address: make the message or the questions shorter.",
      );
    return {
      structured: { notice: NOTICE, vendors, sent: false as const, address: address.href },
      text: `Prepared for ${vendors.map(({ name }) => quoted(name)).join(", ")}, and nothing was sent. The person reads and sends it at ${address.href}`,
    };
  },
});
