/**
 * What runs before the scripts of the page do: it lets them load once the page has been painted (until then the line
 * and the processor belong to what is read, docs/decisions/0087-*), and keeps what is pressed and changed before React
 * listens, to do it again then (docs/decisions/0130-*). It imports nothing, so that it is there first.
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

const parsed = new Promise<void>((resolve) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => resolve());
  else resolve();
});

// The server keeps the tags in a template, which goes away before the page is hydrated.
void Promise.all([painted, parsed]).then(() => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>("head > template"))
    template.replaceWith(template.content);
});

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was done early, in its order; who presses something again because nothing happens means it once. */
const early = new Map<Control, () => void>();
let hydrated = false;

/**
 * Whether an event on it would be lost. A form with an address works by itself, and knows what was typed into it; so does
 * a button that opens a popover.
 */
const isDeaf = (control: Control) =>
  !control.hasAttribute("popovertarget") &&
  (!hydrated || control.closest("[data-awaits-script]") !== null) &&
  !(control.form?.hasAttribute("action") && control.type !== "button");

/** React hydrates the part of the page in which something happens, whatever it is. */
const hydrate = (field: Element) => field.dispatchEvent(new Event("keyup", { bubbles: true }));

/** Brings a field to what it is now once more, from another value: React tells only of what differs. */
function changeAgain(field: Exclude<Control, HTMLButtonElement>): () => void {
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    const { checked } = field;
    return () => {
      hydrate(field);
      field.checked = !checked;
      field.click();
    };
  }
  const { value, type } = field;
  return () => {
    hydrate(field);
    if (type !== "file") {
      field.value = "";
      // The prototype's setter is the one that React doesn't watch.
      Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    }
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
}

document.addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button || !event.isTrusted || !isDeaf(button)) return;
    event.preventDefault();
    early.set(button, () => button.click());
  },
  true,
);

for (const name of ["input", "change"])
  document.addEventListener(
    name,
    ({ target, isTrusted }) => {
      const field = target as Exclude<Control, HTMLButtonElement>;
      if (isTrusted && isDeaf(field)) early.set(field, changeAgain(field));
    },
    true,
  );

// What was pressed even before this script has the focus, without the ring that the keyboard brings.
const focused = document.activeElement;
if (focused instanceof HTMLButtonElement && !focused.matches(":focus-visible") && isDeaf(focused))
  early.set(focused, () => focused.click());

// The page says so when it is hydrated, and a part that waited for its own script.
document.addEventListener("hydrated", async () => {
  for (const [control, doAgain] of early) {
    // Each in a task of its own, as events are: what follows sees what it has changed.
    await new Promise((resolve) => setTimeout(resolve));
    hydrated = true;
    if (isDeaf(control) || !early.delete(control)) continue;
    if (control.isConnected) doAgain();
  }
  hydrated = true;
});
