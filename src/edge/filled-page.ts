import { env } from 'cloudflare:workers';

/** What a page with a form is shown with. */
export interface Answer {
  status: number;
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** What is wrong, by field; `form` stands for all of it. The page has a text for each as `data-error="field:fault"`. */
  faults: Readonly<Record<string, string>>;
  retryAfterSeconds?: number | undefined;
  /** Whether the form is of no more use. */
  isOver?: boolean;
  /** Where the same answer stands in another language; without it the links lead to the page itself. */
  addressIn?: (language: string) => string;
}

const SECONDS_PER_MINUTE = 60;

/**
 * A prerendered page, filled in: values back in their fields, faults shown beside them. The markup is that of
 * src/sections/form-*.astro, whose script shows faults in the same way.
 */
export async function showPage(request: Request, path: string, answer: Answer): Promise<Response> {
  const page = await env.ASSETS.fetch(new URL(path, request.url));
  if (!page.ok) throw new Error(`The page ${path} answered ${page.status}.`);
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  const { retryAfterSeconds } = answer;
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  return fill(new Response(page.body, { status: answer.status, headers }), answer);
}

// The runtime knows one selector at a time, without lists.
const controls = ['main input[name]', 'main select[name]', 'main textarea[name]'];

function fill(page: Response, answer: Answer): Response {
  const { values, faults, retryAfterSeconds = 0, isOver = false } = answer;
  const rewriter = new HTMLRewriter();
  const on = (selector: string, element: (element: RewrittenElement) => void) => {
    rewriter.on(selector, { element });
  };
  on('html', (root) => {
    root.removeAttribute('data-localized');
    root.setAttribute('data-answer', '');
  });
  on('title', (title) => {
    if (Object.keys(faults).length > 0) title.prepend('Error: ');
  });
  for (const selector of controls) on(selector, (control) => markFault(control, faults));
  on('main input[name]', (input) => fillInput(input, values));
  on('main textarea[name]', (area) => {
    area.setInnerContent(values[area.getAttribute('name') ?? ''] ?? '');
  });
  on('main option', (option) => {
    const isChosen = values.reader !== undefined && option.getAttribute('value') === values.reader;
    if (isChosen) option.setAttribute('selected', '');
  });
  on('main [data-error]', (text) => {
    const [field = '', fault] = text.getAttribute('data-error')?.split(':') ?? [];
    if (faults[field] === fault) text.removeAttribute('hidden');
  });
  on('main [data-minutes]', (text) => {
    text.setInnerContent(String(Math.max(1, Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE))));
  });
  on('main [data-open]', (form) => {
    if (isOver) form.remove();
  });
  on('a[hreflang]', (link) => {
    if (!answer.addressIn) return;
    link.setAttribute('href', escaped(answer.addressIn(link.getAttribute('hreflang') ?? '')));
    // The page's script would put what stands behind this address into the other one.
    link.removeAttribute('data-act');
  });
  return rewriter.transform(page);
}

function markFault(control: RewrittenElement, faults: Answer['faults']): void {
  const name = control.getAttribute('name') ?? '';
  const fault = faults[name];
  if (!fault) return;
  control.setAttribute('aria-invalid', 'true');
  const hint = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', hint ? `${hint} ${name}-${fault}` : `${name}-${fault}`);
  if (name === Object.keys(faults)[0]) control.setAttribute('autofocus', '');
}

function fillInput(input: RewrittenElement, values: Answer['values']): void {
  const value = values[input.getAttribute('name') ?? ''];
  if (value === undefined) return;
  const type = input.getAttribute('type');
  if (type !== 'checkbox') input.setAttribute('value', escaped(value));
  else if (value !== '') input.setAttribute('checked', '');
}

/** For an attribute: of what has to be escaped there, the runtime escapes quotation marks and nothing else. */
const escaped = (text: string) => text.replaceAll('&', '&amp;');
