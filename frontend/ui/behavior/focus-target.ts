const FIELDS = "input:not([type=hidden]), select, textarea";

const isUsable = (element: HTMLElement) => !element.matches(":disabled") && element.checkVisibility();

/**
 * Returns the element to focus in a part of a page: its first field, else its first link, else its last
 * button. In a confirmation, the last button is the one that changes nothing.
 */
export function targetIn(part: Element): HTMLElement | undefined {
  const usable = (selector: string) =>
    [part, ...part.querySelectorAll(selector)].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.matches(selector) && isUsable(element),
    );
  return usable(FIELDS)[0] ?? usable("a[href]")[0] ?? usable("button").at(-1);
}

/** An element's position: its ancestors, each with the index of the child that leads to the element. */
export type Place = readonly { readonly parent: Element; readonly index: number }[];

/** Returns an element's current position, from its parent up. */
export function placeOf(element: Element): Place {
  const steps: { parent: Element; index: number }[] = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return steps;
}

/**
 * Returns the element to focus in place of a removed one: what took its place, else its nearest neighbor,
 * following ones first. Undefined if all of its surroundings were removed, which means that the page has
 * changed.
 */
export function targetNear(place: Place, frame: Element): HTMLElement | undefined {
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue;
    if (parent.contains(frame)) return undefined;
    const children = [...parent.children];
    for (const part of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const target = targetIn(part);
      if (target) return target;
    }
  }
  return undefined;
}
