import { type FoundPlace, LIKELY, placeFinder } from '#src/domain/insight/navigation/find-places.ts';
import type { PlaceArea, PlaceIndex } from '#src/domain/insight/navigation/place-index.ts';

/** The parts of the page below the field, and whose places each has. A visitor is never led to the administrators' area. */
const areasOf: Readonly<Record<string, readonly PlaceArea[]>> = {
  all: ['site', 'owner', 'tenant'],
  owner: ['owner'],
  tenant: ['tenant'],
};
const can = () => true;

/** Answers what is typed into the field, as it is typed. @param index of the page's language */
export function follow(index: PlaceIndex): void {
  const form = document.querySelector<HTMLFormElement>('#finder');
  const field = form?.querySelector('input');
  const list = form?.querySelector('ol');
  if (!form || !field || !list) return;
  const find = placeFinder(index);

  const answer = () => {
    const chosen = document.querySelector<HTMLInputElement>('[name="show"]:checked')?.value ?? 'all';
    const found = find(field.value, { areas: areasOf[chosen] ?? ['site'], can });
    const best = found[0]?.confidence ?? 0;
    list.replaceChildren(...found.map((place) => lineOf(place, form)));
    const state = best === 0 ? 'unknown' : best >= LIKELY ? 'likely' : 'guess';
    for (const text of form.querySelectorAll<HTMLElement>('[data-say]'))
      text.hidden = field.value.trim() === '' || text.dataset.say !== state;
  };

  const asked = new URLSearchParams(location.search).get('q');
  if (asked !== null && field.value === '') field.value = asked;
  if (field.value) answer();
  field.addEventListener('input', answer);
  for (const choice of document.getElementsByName('show')) choice.addEventListener('change', answer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.focus();
  });
  form.addEventListener('click', ({ target }) => {
    const example = (target as Element).closest<HTMLElement>('[data-example]');
    if (!example) return;
    field.value = example.textContent.trim();
    field.focus();
    answer();
  });
  form.addEventListener('keydown', (event) => walk(event, field, list));
}

/** The arrows go from the field through the lines and back. */
function walk(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops: readonly HTMLElement[] = [field, ...list.querySelectorAll('a')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = step === undefined || at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A place as a link, with the area it is in and the words for which it was chosen. */
function lineOf({ path, area, title, because }: FoundPlace, form: HTMLFormElement): Node {
  const { signIn = '', because: why = '' } = form.dataset;
  const areaName = document.querySelector(`#${area} h2`)?.textContent;
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = area === 'site' ? `/${document.documentElement.lang}${path}` : path;
  link.textContent = title;
  const details = document.createElement('p');
  details.className = 'small quiet';
  const where = area === 'site' ? [] : [`${areaName} · ${signIn}`];
  const reason = because.length > 0 ? [`${why}: ${because.join(', ')}`] : [];
  details.textContent = [...where, ...reason].join(' · ');
  line.append(link, details);
  return line;
}
