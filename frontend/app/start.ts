/**
 * Lets the page's scripts load once the page has been painted: until then the line and the processor belong to what is
 * read (docs/decisions/0087-*). The server keeps their tags in a template, which goes away before the page is hydrated.
 */

/** How long to wait for a paint that the browser doesn't tell of, in milliseconds. */
const LIMIT = 1_000;

const painted = new Promise<void>((resolve) => {
  // A tab in the background isn't painted until somebody looks at it.
  if (document.hidden) resolve();
  else {
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    setTimeout(resolve, LIMIT);
  }
});

void painted.then(() => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>("head > template"))
    template.replaceWith(template.content);
});
