/** What is wrong with a form, as its fields say it. */
export interface FormFault {
  /** Of the field; empty where it has none. */
  label: string;
  message: string;
  /** Where to go to put it right. */
  control: HTMLElement | null;
}

const CONTROLS = ':is(input, select, textarea, button):not([type="hidden"], :disabled)';

/** The control that an error line stands at: the one that it describes, or the first of a group that it describes. */
function controlOf(form: Element, error: Element): HTMLElement | null {
  const described = error.id
    ? form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(error.id)}"]`)
    : null;
  const group = described ?? error.closest('fieldset, [role="group"], [role="radiogroup"]');
  if (!group) return null;
  if (group.matches(CONTROLS)) return group as HTMLElement;
  return (
    group.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
    group.querySelector<HTMLElement>(CONTROLS)
  );
}

/** Without what stands beside the label: "optional", a hint. */
function ownText(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const aside of copy.querySelectorAll('[data-aside]')) aside.remove();
  return (copy.textContent ?? '').trim();
}

function labelOf(control: HTMLElement | null, error: Element): string {
  const group = error.parentElement?.closest('fieldset');
  // Of a group of choices it is the question, not the first answer.
  if (control instanceof HTMLInputElement && control.type === 'radio' && group)
    return ownText(group.querySelector('legend'));
  if (!control) return ownText(group?.querySelector('legend'));
  const named = control.getAttribute('aria-label');
  if (named) return named;
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  if (ids.length > 0) return ids.map((id) => ownText(document.getElementById(id))).join(' ');
  return ownText((control as HTMLInputElement).labels?.[0]);
}

/** What the field belongs to: a row, a part of the form. */
function groupName(control: HTMLElement | null): string {
  const group = control?.closest(
    'fieldset, [role="group"][aria-label], [role="group"][aria-labelledby], li[aria-label]',
  );
  if (!group) return '';
  const id = group.getAttribute('aria-labelledby');
  return (
    group.getAttribute('aria-label') ??
    ownText(id ? document.getElementById(id) : group.querySelector('legend'))
  );
}

/** Fields of the same name are told apart by their group, or else by their place. */
function toldApart(faults: FormFault[]): FormFault[] {
  const isTwice = ({ label }: FormFault, among: FormFault[]) =>
    label !== '' && among.filter((one) => one.label === label).length > 1;
  const grouped = faults.map((fault) => {
    const group = isTwice(fault, faults) ? groupName(fault.control) : '';
    return group && group !== fault.label ? { ...fault, label: `${group}, ${fault.label}` } : fault;
  });
  return grouped.map((fault, index) => {
    if (!isTwice(fault, grouped)) return fault;
    const place = grouped.slice(0, index + 1).filter(({ label }) => label === fault.label).length;
    return { ...fault, label: `${fault.label} ${place}` };
  });
}

/** Every error line of a form, in its order. */
export function faultsOf(form: Element): FormFault[] {
  return toldApart(
    [...form.querySelectorAll('[data-fault]')].map((error) => {
      const control = controlOf(form, error);
      return { label: labelOf(control, error), message: ownText(error), control };
    }),
  );
}

/** Why a form was refused as a whole: said in it, or beside it. */
export function refusalOf(form: Element): HTMLElement | null {
  return (form.parentElement ?? form).querySelector<HTMLElement>('[data-refusal]');
}

/** As it stands after a colon: "complete este campo", but "RNC" and "I". */
export const inMidSentence = (sentence: string): string =>
  sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** To the control, out of whatever is folded around it, and in view. */
export function goToControl(control: HTMLElement): void {
  for (let place = control.closest('details'); place; place = place.parentElement?.closest('details') ?? null)
    place.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

/** Where the reader is from now on: the whole of it in view, or its beginning. */
export function focusInView(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const isTall = element.offsetHeight > window.innerHeight / 3;
  element.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
}

/** What a form's schema found, told to the form: `detail` is the list. */
export const REFUSED = 'llavero:refused';

export interface SchemaFault {
  field: string;
  message: string;
}

/** Those that no line of the form says already: their field is folded away, or has no place for a line. */
export function unsaidFaults(
  form: Element,
  found: readonly SchemaFault[],
  said: readonly FormFault[],
): FormFault[] {
  return found.flatMap(({ field, message }) => {
    const control =
      form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) ?? document.getElementById(field);
    if (said.some((fault) => fault.message === message || (control && fault.control === control))) return [];
    return [{ label: control ? labelOf(control, control) : '', message, control }];
  });
}
