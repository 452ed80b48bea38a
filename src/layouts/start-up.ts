import { applicationErrorText } from '#src/i18n/application-error-text.ts';

type ErrorTexts = typeof applicationErrorText;

/**
 * Stands in every page that is one island, before the island: logs what nobody caught, and when the island's own code
 * cannot even start (a file of it did not come, its root is gone) says so on a page of last resort, instead of a
 * spinner for ever. Once the island runs, its error boundaries take over.
 *
 * Its own source text is what the page contains (`startUpScript`), so it uses nothing from outside itself.
 */
export function startUp(texts: ErrorTexts): void {
  addEventListener('error', (event) => {
    console.error('Uncaught error', event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    console.error('Unhandled promise rejection', event.reason);
  });

  const add = (parent: Element, name: string, className: string, text = '') => {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    return parent.appendChild(element);
  };
  const fail = (error: unknown) => {
    const text = texts[document.documentElement.lang === 'en' ? 'en' : 'es'];
    delete document.documentElement.dataset.entering;
    document.getElementById('root')?.remove();
    document.getElementById('application-error')?.remove();
    const page = add(document.body, 'main', 'mx-auto grid min-h-dvh max-w-prose content-center gap-4 p-4');
    page.id = 'application-error';
    page.setAttribute('role', 'alert');
    add(page, 'h1', 'text-25', text.title);
    add(page, 'p', 'text-secondary', text.text);
    add(page, 'p', 'text-14 text-hint wrap-anywhere', String(error));
    const look = 'min-h-11 justify-self-start rounded-control bg-brand px-4 font-semibold text-on-brand';
    add(page, 'button', look, text.refresh).addEventListener('click', () => location.reload());
  };

  // What a failed start says in detail: a file that did not come, or whatever the first rendering threw.
  addEventListener('astro:hydration-error', (event) => fail((event as CustomEvent).detail.error));
  addEventListener('DOMContentLoaded', () => {
    if (document.getElementById('root')) return;
    const error = new Error('Root element not found');
    console.error(error);
    fail(error);
  });
}

export const startUpScript = `(${startUp})(${JSON.stringify(applicationErrorText)})`;
