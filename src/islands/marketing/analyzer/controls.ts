import {
  assumptionFields,
  choiceQueries,
  type NumberFieldName,
  numberFields,
} from '#src/domain/public-forms/analyzer-fields.ts';

/** The element with that id, which the page's sections always contain. */
export function part<Part extends HTMLElement = HTMLElement>(id: string): Part {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The analyzer's page lacks #${id}.`);
  return found as Part;
}

/** The control of a field by its name in links; for a choice between radio buttons, the one that is chosen. */
export function control(form: HTMLFormElement, query: string): HTMLInputElement | HTMLSelectElement | null {
  const named = form.elements.namedItem(query);
  if (named instanceof RadioNodeList) {
    const radios = [...named].filter((radio) => radio instanceof HTMLInputElement);
    return radios.find(({ checked }) => checked) ?? radios[0] ?? null;
  }
  return named instanceof HTMLInputElement || named instanceof HTMLSelectElement ? named : null;
}

export const input = (form: HTMLFormElement, name: NumberFieldName) =>
  control(form, numberFields[name].query) as HTMLInputElement | null;

/** What the form says, by a field's name in links. */
export function reader(form: HTMLFormElement): (query: string) => string | null {
  const data = new FormData(form);
  return (query) => data.get(query)?.toString() ?? null;
}

/** Puts what an address says into the form; what it does not name stays. A choice that does not exist is left alone. */
export function fill(form: HTMLFormElement, parameters: URLSearchParams): void {
  for (const [query, text] of parameters) {
    const named = control(form, query);
    if (query === choiceQueries.currency) {
      const radio = form.querySelector<HTMLInputElement>(
        `input[name="${query}"][value="${CSS.escape(text)}"]`,
      );
      if (radio) radio.checked = true;
    } else if (named instanceof HTMLSelectElement) {
      if ([...named.options].some(({ value }) => value === text)) named.value = text;
    } else if (named) named.value = text;
  }
}

/** Leaves assumptions blank, which gives them their starting values: the one named, or all. */
export function resetAssumptions(form: HTMLFormElement, query?: string): void {
  for (const field of Object.values(assumptionFields)) {
    const named = control(form, field.query);
    if (named && (!query || field.query === query)) named.value = '';
  }
}
