import type { Page } from '@playwright/test';

/** The sizes at which a refused press has to say so. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;

/** A form as a test names it: by its button and what it stands in. */
interface Tried {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Empties the form, presses its button twice at each size and tells what a reader would have missed. */
export async function pressTwice(page: Page, form: string, index: number): Promise<Tried> {
  const name = await page.evaluate(emptyForm, { form, index });
  const faults: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const time of ['first', 'second']) {
      const fault = await page.evaluate(pressOnce, { form, index });
      if (fault) faults.push(`${name} at ${size.width} px, the ${time} time: ${fault}`);
    }
  }
  return { name, faults };
}

/** Runs in the page. @returns what the form is called */
function emptyForm({ form, index }: { form: string; index: number }): string {
  const element = [...document.querySelectorAll<HTMLFormElement>(form)].filter((one) =>
    one.checkVisibility(),
  )[index];
  if (!element) return '';
  const FIELDS =
    ':is(input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="password"], [type="date"], [type="month"], [type="time"], [type="datetime-local"]), textarea):not(:disabled, :read-only, [role="combobox"])';
  for (const field of element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
    if (field.value === '') continue;
    const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const button = [...element.elements].find((one) => one.matches('[type="submit"]'));
  const around = element.closest('dialog')?.querySelector('h2') ?? document.querySelector('main h1');
  return `${around?.textContent?.trim()} / ${button?.textContent?.trim() ?? 'no button'}`;
}

/** Runs in the page. @returns what is wrong with how it was said, or null */
async function pressOnce({ form, index }: { form: string; index: number }): Promise<string | null> {
  const PATIENCE_MS = 4_000;
  const SAID = '[data-fault-summary], [data-refusal]';
  const element = [...document.querySelectorAll<HTMLFormElement>(form)].filter((one) =>
    one.checkVisibility(),
  )[index];
  const button = [...(element?.elements ?? [])].find((one) => one.matches('[type="submit"]'));
  if (!(button instanceof HTMLElement)) return 'there is no button that sends it';
  if (button.matches(':disabled')) return 'its button cannot be pressed';
  const painted = () => new Promise((done) => requestAnimationFrame(done));
  button.focus();
  button.click();
  await painted();
  await painted();
  const end = performance.now() + PATIENCE_MS;
  const place = () => document.activeElement?.closest<HTMLElement>(SAID);
  while (!place() && performance.now() < end) await painted();
  const said = place();
  if (!said) return `the focus is on ${document.activeElement?.outerHTML.slice(0, 90)}`;
  if (said.matches('[data-fault-summary]') && said.getAttribute('role') !== 'alert')
    return 'it is not announced';
  await painted();
  const { top, left, width } = said.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + 12);
  if (!seen || !said.contains(seen)) return `it is not in view: ${Math.round(top)} px from the top`;
  const links = [...said.querySelectorAll('a')].map((link) => link.textContent ?? '');
  if (said.matches('[data-fault-summary]') && links.length === 0)
    return `no line leads to a field: ${said.textContent}`;
  if (new Set(links).size < links.length) return `lines that cannot be told apart: ${links.join(' | ')}`;
  const bare = links.filter((text) => !text.includes(': '));
  return bare.length > 0 ? `lines without the field's name: ${bare.join(' | ')}` : null;
}
