/**
 * Forms of the page that are longer than the screen and whose button cannot be pressed while they are filled in, and controls
 * that stand behind the bar with that button once they are scrolled to. Runs in the page.
 */
export function findSavesOutOfReach(): string[] {
  const found: string[] = [];
  const scrolled = window.scrollY;
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent ?? '').trim().slice(0, 40)}"`;
  for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
    const buttons = [...form.querySelectorAll('[type="submit"]')].filter(isShown);
    if (buttons.length === 0 || form.getBoundingClientRect().height <= window.innerHeight) continue;
    form.scrollIntoView({ block: 'start', behavior: 'instant' });
    const hits = buttons.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return { button, hit: document.elementFromPoint(left + width / 2, top + height / 2) };
    });
    const isInReach = hits.some(({ button, hit }) => hit !== null && button.contains(hit));
    const [first] = hits;
    if (first && !isInReach)
      found.push(
        `out of reach: ${nameOf(first.button)}, ${first.hit ? `under ${nameOf(first.hit)}` : 'off the screen'}`,
      );
    const bar = form.querySelector('[data-bar="save"]');
    if (!bar) continue;
    for (const control of form.querySelectorAll('input:not([type="hidden"]), select, textarea')) {
      if (bar.contains(control) || !isShown(control)) continue;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top)
        found.push(`behind the bar: ${nameOf(control)}`);
    }
  }
  window.scrollTo({ top: scrolled, behavior: 'instant' });
  return found;
}
