import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const said = (text: string) => ({
  messages: [{ role: "user" as const, content: { type: "text" as const, text } }],
});

/** Adds the prompts for what people usually come for. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    "find_and_compare",
    {
      title: "Find and compare products",
      description: "From a need to the three products that fit best, side by side.",
      argsSchema: { need: z.string().max(2_000).describe("What is needed, by whom, and the budget.") },
    },
    ({ need }) =>
      said(
        `Find sports technology for this need:\n\n${need}\n\nUse match_brief. If it returns questions, ask me the first one. Then use compare_solutions with the three best and my need. Give me a table with the criteria met, not met and unknown, what each costs, and the addresses. Say what is unknown instead of guessing, and quote the records.`,
      ),
  );
  server.registerPrompt(
    "find_funding",
    {
      title: "Find an opportunity and prepare an application",
      description: "From a project to open calls, and to a draft that the person submits.",
      argsSchema: { project: z.string().max(2_000).describe("What is offered or planned, and by whom.") },
    },
    ({ project }) =>
      said(
        `Find open opportunities for this project:\n\n${project}\n\nUse list_filters and list_opportunities, and get_record for those that fit. List deadline, budget and eligibility of each with its address. If I choose one, write a draft with draft_application; I submit it myself.`,
      ),
  );
  server.registerPrompt(
    "answer_from_research",
    {
      title: "Answer a question from the research",
      description: "What the listed papers and market trends say about a question.",
      argsSchema: { question: z.string().max(500).describe("The question.") },
    },
    ({ question }) =>
      said(
        `Answer from the catalog's research: ${question}\n\nUse search_catalog with the kinds PAPER and TREND, then get_record for the most relevant. Cite each claim with title and address, and say what the sources don't answer.`,
      ),
  );
}
