import path from 'node:path';
import type { ScreenFacts } from './read-screens.ts';

// Parts of the modules that are made of the screens' declarations, as text.

/** The paths of the other screens in the section that a screen stands for; undefined where it stands for itself alone. */
export function coveredBy(id: string, screens: readonly ScreenFacts[]): string[] | undefined {
  const own = screens.filter(({ id: other, section }) => section?.of === id && other !== id);
  return own.length > 0 ? own.flatMap(({ paths: [to] }) => to ?? []) : undefined;
}

/** What can be gone to by name: each address without names in it but those of commands, and what stands on a screen. */
export function placesOf(screens: readonly ScreenFacts[]): string[] {
  const places = screens.map(
    ({ id, file, paths: [to = ''], permission, title, section, finds, commands }) => {
      const of = section && section.of !== id ? section.of : undefined;
      const isNamed = finds.some(({ at }) => at === to) || commands.some(({ query }) => query === undefined);
      const own =
        to.includes(':') || isNamed ? [] : [{ id, path: to, label: `title: ${plainLabel(title, file)}` }];
      const parts = finds.map(({ id: find, at, label }) => {
        return { id: find, path: at, label: `label: ${plainLabel(label, file)}` };
      });
      const write = ({ label, ...facts }: { id: string; path: string; label: string }) =>
        `{ ${plain({ ...facts, permission, of })} ${label} }`;
      return { own: own.map(write), parts: parts.map(write) };
    },
  );
  // A screen before what only has the same word in its name.
  return [...places.flatMap(({ own }) => own), ...places.flatMap(({ parts }) => parts)];
}

export const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

/** Functions of this form need nothing of the file in which they stand. */
const PLAIN_LABEL = /^\((?:text|_)(?:, \{ \w+ \})?\) => [\w.[\]]+$/;

export const shown = ({ icon, label }: { readonly icon: string; readonly label: string }, file: string) =>
  `icon: ${icon}, label: ${plainLabel(label, file)}`;

export function plainLabel(label: string, file: string): string {
  if (!PLAIN_LABEL.test(label))
    throw new Error(`${file}: a label only names its words, as in (text) => text.a.b`);
  return label;
}

export const iconsOf = (entries: readonly { readonly icon: string }[]) =>
  entries.length === 0
    ? ''
    : `import { ${[...new Set(entries.map(({ icon }) => icon))].join(', ')} } from 'lucide-react';`;

export const importOf = (root: string, what: string, as: string, file: string) =>
  `import { ${what} as ${as} } from ${JSON.stringify(path.join(root, file))};`;

/** `key: value, ` for each that has a value. */
export const plain = (facts: Readonly<Record<string, unknown>>) =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)},`)
    .join(' ');

/** Which letters lead where: to a screen of the menu, or to what a screen offers in the palette. */
export function keysOf(screens: readonly ScreenFacts[]): Record<string, string> {
  const found = screens.flatMap(({ paths: [to = ''], menu, commands }) => [
    ...(menu?.keys ? [[menu.keys, to] as const] : []),
    ...commands.flatMap(({ keys, query = '' }) => (keys ? [[keys, to + query] as const] : [])),
  ]);
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
