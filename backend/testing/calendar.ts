/** The events of a calendar by summary: each line unfolded and taken apart, as RFC 5545 says. */
export function eventsOf(text: string): Map<string, Record<string, string>> {
  const unfolded = text.replaceAll("\r\n ", "");
  const blocks = unfolded.split("BEGIN:VEVENT\r\n").slice(1);
  const events = blocks.map((block) => {
    const lines = block.slice(0, block.indexOf("END:VEVENT")).trim().split("\r\n");
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(":") + 1)]),
    );
  });
  return new Map(events.map((event) => [event.SUMMARY ?? "", event]));
}
