/**
 * Runs before the page's other scripts: loads them once the page has been painted, so that they don't compete
 * with its content (docs/decisions/0069-*), and records presses and changes made before React listens, to
 * replay them then (docs/decisions/0077-*). It imports nothing, so that it loads first.
 */

/** How long to wait if the browser doesn't report a paint, in milliseconds. */
const LIMIT = 1_000;

const painted = new Promise<void>((resolve) => {
  // A background tab isn't painted until it becomes visible.
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

// The server puts the tags into a template, which is removed before the page is hydrated.
void Promise.all([painted, parsed]).then(() => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>("head > template"))
    template.replaceWith(template.content);
});

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The early events in order; repeated presses of the same element count once. */
const early = new Map<Control, () => void>();
let hydrated = false;

/**
 * Whether an event on an element would be lost. A form with an action works by itself and submits what was
 * typed into it; so does a button that opens a popover.
 */
const isDeaf = (control: Control) =>
  !control.hasAttribute("popovertarget") &&
  (!hydrated || control.closest("[data-awaits-script]") !== null) &&
  !(control.form?.hasAttribute("action") && control.type !== "button");

/** React hydrates the part of the page in which an event happens, whatever its type. */
const hydrate = (field: Element) => field.dispatchEvent(new Event("keyup", { bubbles: true }));

/** Sets a field's current value again, from a different one, since React only reports changes. */
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
      // React doesn't intercept the prototype's setter.
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

// An element pressed before this script ran already has the focus, without the keyboard's focus ring.
const focused = document.activeElement;
if (focused instanceof HTMLButtonElement && !focused.matches(":focus-visible") && isDeaf(focused))
  early.set(focused, () => focused.click());

// Fired when the page is hydrated, and when a part has loaded its own script.
document.addEventListener("hydrated", async () => {
  for (const [control, doAgain] of early) {
    // Each in its own task, like real events, so that later ones see the effects of earlier ones.
    await new Promise((resolve) => setTimeout(resolve));
    hydrated = true;
    if (isDeaf(control) || !early.delete(control)) continue;
    if (control.isConnected) doAgain();
  }
  hydrated = true;
});
