// Sends the public forms without leaving the page. Without it, the browser sends them and the worker answers with a page.

interface Problem {
  code?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

const SECONDS_PER_MINUTE = 60;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-public-form]')) {
  const done = form.parentElement?.querySelector<HTMLElement>('[data-done]');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, done ?? form);
  });
  done?.querySelector('[data-again]')?.addEventListener('click', () => {
    form.reset();
    swap(done, form);
    form.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  });
}

async function send(form: HTMLFormElement, done: HTMLElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button || button.ariaBusy) return;
  const label = button.textContent;
  const values = Object.fromEntries(new FormData(form));
  button.ariaBusy = 'true';
  button.textContent = button.dataset.busy ?? label;
  const faults = await post(form.action, values, form);
  button.ariaBusy = null;
  button.textContent = label;
  show(form, faults);
  if (Object.keys(faults).length > 0) return;
  const address = done.querySelector('[data-sent-to]');
  if (address) address.textContent = String(values.email);
  swap(form, done);
  done.focus();
}

/** What is wrong, by field; nothing when all went well. */
async function post(action: string, values: object, form: HTMLFormElement): Promise<Record<string, string>> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  }).catch(() => undefined);
  if (!response) return { form: 'offline' };
  if (response.ok) return {};
  const { fields, code, retryAfterSeconds = 0 }: Problem = await response.json().catch(() => ({}));
  const minutes = form.querySelector('[data-minutes]');
  if (minutes) minutes.textContent = String(Math.max(1, Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE)));
  return fields ?? { form: code === 'rate_limited' ? code : 'unexpected' };
}

function show(form: HTMLFormElement, faults: Record<string, string>): void {
  for (const text of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const [field = '', fault] = text.dataset.error?.split(':') ?? [];
    text.hidden = faults[field] !== fault;
  }
  let first: HTMLElement | undefined;
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const fault = faults[control.name];
    const hint = `${control.name}-hint`;
    const ids = [document.getElementById(hint) && hint, fault && `${control.name}-${fault}`];
    control.setAttribute('aria-describedby', ids.filter(Boolean).join(' '));
    if (!control.getAttribute('aria-describedby')) control.removeAttribute('aria-describedby');
    control.ariaInvalid = fault ? 'true' : null;
    if (fault) first ??= control;
  }
  (first ?? faultOfAll(form))?.focus();
}

/** What is wrong with none of the fields: whoever pressed the button is taken to it, each time. */
function faultOfAll(form: HTMLFormElement): HTMLElement | null {
  const fault = form.querySelector<HTMLElement>('.form-faults [data-error]:not([hidden])');
  fault?.setAttribute('tabindex', '-1');
  return fault;
}

function swap(from: HTMLElement, to: HTMLElement): void {
  from.hidden = true;
  to.hidden = false;
}
