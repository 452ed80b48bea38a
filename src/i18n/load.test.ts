// Apart: no file before it may have loaded a dictionary.
import { describe, expect, it } from 'vitest';
import { lazyTexts } from './lazy-texts.ts';
import { knownText, loadText, type Namespace } from './load.ts';

const first: Namespace[] = ['common', 'errors', 'owner', 'tenant', 'admin', 'auth'];
const namespaces = [...first, ...(Object.keys(lazyTexts) as (keyof typeof lazyTexts)[])];

/** Words that the search understands: each language has as many as it needs. */
const WORD_LISTS = '.recordActions.';

/** Paths of all texts, with the kind of each: a plain text or a function of parameters. */
function shapeOf(node: unknown, at = ''): string[] {
  if (Array.isArray(node) && node.length > 0 && at.startsWith(WORD_LISTS)) return [`${at}: words`];
  if (typeof node !== 'object' || node === null) return [`${at}: ${typeof node}`];
  return Object.entries(node).flatMap(([key, value]) => shapeOf(value, `${at}.${key}`));
}

/** Texts that are empty, which a screen would show as a hole. */
function emptyIn(node: unknown, at = ''): string[] {
  if (node === '') return [at];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => emptyIn(value, `${at}.${key}`));
}

describe('dictionaries', () => {
  it('are unknown until they are loaded', () => {
    expect(knownText('tenant', 'en')).toBeUndefined();
  });

  it.each(namespaces)('%s has the same keys in both languages, none of them empty', async (namespace) => {
    await loadText('en', [namespace]);
    await loadText('es', [namespace]);
    const [english, spanish] = [knownText(namespace, 'en'), knownText(namespace, 'es')];
    expect(english).toBeDefined();
    expect(shapeOf(spanish)).toEqual(expect.arrayContaining(shapeOf(english)));
    expect(shapeOf(spanish)).toHaveLength(shapeOf(english).length);
    expect([...emptyIn(english), ...emptyIn(spanish)]).toEqual([]);
  });

  it('loads once', async () => {
    await loadText('es', ['common']);
    const first = knownText('common', 'es');
    await loadText('es', ['common']);
    expect(knownText('common', 'es')).toBe(first);
  });

  it('keeps the texts of the specification to the letter', async () => {
    await loadText('en', ['common']);
    await loadText('es', ['common']);
    const [english, spanish] = [knownText('common', 'en'), knownText('common', 'es')];
    expect(spanish?.states.loadingPage).toBe('Cargando página...');
    expect(spanish?.states.startingAuthentication).toBe('Inicializando autenticación...');
    expect(spanish?.states.authenticationError).toBe('Error de autenticación');
    expect(spanish?.states.authenticationRetry).toBe('Reintentar');
    expect(english?.states.loading).toBe('Loading...');
    expect(english?.network).toMatchObject({ offline: "You're Offline", online: 'Back Online' });
    expect(english?.failure.data).toBe('Error loading data');
    expect(english?.failure.text).toBe(
      "An unexpected error occurred. This has been logged and we'll look into it.",
    );
  });

  it('writes plurals out', async () => {
    await loadText('es', ['common']);
    const text = knownText('common', 'es');
    expect(text?.table.shown({ count: 1 })).toBe('Se muestra 1 fila');
    expect(text?.table.shown({ count: 40 })).toBe('Se muestran 40 filas');
  });
});
