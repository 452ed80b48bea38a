import { answerFromSample } from '#src/domain/insight/assistant/sample/answer-from-sample.ts';
import { sampleDay, sampleNames } from '#src/domain/insight/assistant/sample/portfolio.ts';
import type { ToolArea, ToolArguments, ToolName } from '#src/domain/insight/assistant/tools.ts';
import { type Understood, understand } from '#src/domain/insight/assistant/understand.ts';
import { formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { sayAnswer } from '#src/i18n/say-answer.ts';

type Turn = { readonly tool: ToolName; readonly arguments: ToolArguments };

const form = document.querySelector<HTMLFormElement>('#asker');
const field = form?.querySelector<HTMLInputElement>('input[name="q"]');
const result = document.querySelector<HTMLElement>('#asked');

if (form && field && result) {
  const language = document.documentElement.lang as Language;
  let before: Turn | undefined;

  const answer = () => {
    const asked = field.value.trim();
    if (asked === '') return;
    const area = (new FormData(form).get('area') ?? 'owner') as ToolArea;
    const begun = performance.now();
    const understood = understand(asked, {
      area,
      language,
      today: sampleDay,
      names: sampleNames,
      ...(before && { before }),
    });
    const ms = performance.now() - begun;
    if (understood.is === 'tool') before = { tool: understood.tool, arguments: understood.arguments };
    show(result, understood, ms, language);
    result.scrollIntoView({ block: 'nearest' });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer();
  });
  form.addEventListener('change', () => {
    before = undefined;
  });
  form.addEventListener('click', ({ target }) => {
    const example = (target as Element).closest<HTMLElement>('[data-example]');
    if (!example) return;
    field.value = example.textContent.trim();
    answer();
  });
  // Whoever asked before this script was here comes back with the question in the address.
  const parts = new URLSearchParams(location.search);
  const brought = parts.get('q');
  const area = form.querySelector<HTMLInputElement>(`[name="area"][value="tenant"]`);
  if (area && parts.get('area') === 'tenant') area.checked = true;
  if (brought !== null && field.value === '') field.value = brought;
  if (brought !== null) answer();
}

/** Writes what was understood and what the sample answers into the places of the page that wait for it. */
function show(result: HTMLElement, understood: Understood, ms: number, language: Language): void {
  const put = (name: string, text: string) => {
    const place = result.querySelector(`[data-put="${name}"]`);
    if (place) place.textContent = text;
  };
  const { none = '' } = result.dataset;
  result.hidden = false;
  for (const text of result.querySelectorAll<HTMLElement>('[data-is]'))
    text.hidden = text.dataset.is !== understood.is;
  put('time', `${ms < 1 ? '< 1' : Math.round(ms)} ms`);
  const isKnown = understood.is !== 'unknown';
  put('tool', isKnown ? understood.tool : none);
  put('parameters', (isKnown && parametersOf(understood.arguments)) || none);
  put('confidence', understood.is === 'tool' ? formatPercent(understood.confidence, language, 0) : none);
  put('missing', understood.is === 'question' ? understood.missing : '');

  const answered =
    understood.is === 'tool' ? answerFromSample(understood.tool, understood.arguments) : undefined;
  const said =
    answered &&
    understood.is === 'tool' &&
    sayAnswer(language, understood.tool, understood.arguments, answered);
  const without = result.querySelector<HTMLElement>('[data-say="no-sample"]');
  if (without) without.hidden = understood.is !== 'tool' || answered !== undefined;
  put('lead', said ? said.lead : '');
  const lines = (said ? said.lines : []).map(({ name, details }) => {
    const line = document.createElement('li');
    const about = document.createElement('b');
    about.textContent = name;
    line.append(about, details.length > 0 ? ` ${details.join(' · ')}` : '');
    return line;
  });
  result.querySelector('ul')?.replaceChildren(...lines);
}

function parametersOf(values: ToolArguments): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(' · ');
}
