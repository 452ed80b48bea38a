import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rooms } from '#tests/architecture/rules/rooms.ts';
import { camelCase } from '../../config/screens/lazy-texts.ts';
import { type Area, areaFolders, areas } from '../../config/screens/read-screens.ts';

export interface NewScreen {
  readonly area: Area;
  readonly room: string;
  /** In small letters, with hyphens: its folder and its path. */
  readonly name: string;
  readonly title: Readonly<Record<'en' | 'es', string>>;
}

/** Where the titles of an area's screens are, without the language. */
const TITLES: Record<Area, string> = {
  owner: 'src/i18n/dictionaries/people/owner-home',
  tenant: 'src/i18n/dictionaries/foundation/tenant',
  admin: 'src/i18n/dictionaries/foundation/admin',
};

/** @returns what is wanted, or what is wrong with the words of the command */
export function readCommand(words: readonly string[]): NewScreen | string {
  const [area = '', room = '', name = '', en = '', es = ''] = words;
  const known = areas.find((one) => one === area);
  if (!known) return `"${area}" is no area: ${areas.join(', ')}.`;
  if (!rooms.some((one) => one === room)) return `"${room}" is no room: ${rooms.join(', ')}.`;
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return `"${name}" is no name: small letters, with hyphens.`;
  if (!en || !es) return 'Give the title in English and in Spanish.';
  return { area: known, room, name, title: { en, es } };
}

/** Writes an empty screen with its declaration and test, and its title in both languages. @returns the files, or what is wrong */
export function makeScreen(root: string, screen: NewScreen): string[] | string {
  const { area, room, name } = screen;
  const folder = `${areaFolders[area]}/screens/${room}/${name}`;
  if (existsSync(path.join(root, folder))) return `${folder} is there already.`;
  const key = camelCase(name);
  const files = {
    [`${folder}/screen.ts`]: declaration(area, name, key),
    [`${folder}/${name}-screen.tsx`]: component(area, key, screen.title.en),
    [`tests/screens/${room}/${name}.test.ts`]: test(area, name, key),
    ...Object.fromEntries(
      (['en', 'es'] as const).map((language) => {
        const file = `${TITLES[area]}.${language}.ts`;
        return [file, withTitle(readFileSync(path.join(root, file), 'utf8'), key, screen.title[language])];
      }),
    ),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return Object.keys(files);
}

const declaration = (
  area: Area,
  name: string,
  key: string,
) => `import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'${area}'> = {
  path: '/${name}',
  load: () => import('./${name}-screen.tsx'),
  title: (text) => text.titles.${key},
};

export const about: AboutScreen = { asksNothing: true };
`;

const component = (area: Area, key: string, title: string) => `import { useText } from '#src/i18n/react.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';

/** ${title}. */
export function Screen() {
  const { titles } = useText('${area}');
  return <PageHeader title={titles.${key}} />;
}
`;

const bases: Record<Area, string> = {
  owner: '/owner-dashboard',
  tenant: '/tenant-dashboard',
  admin: '/admin',
};

const test = (area: Area, name: string, key: string) => `import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/screens/harness/axe.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { textsOf } from '#tests/support/texts.ts';

test('the screen has its title', async () => {
  const { ${area} } = await textsOf('es');
  const screen = await openScreen('${bases[area]}/${name}');
  await expect.element(screen.getByRole('heading', { level: 1, name: ${area}.titles.${key} })).toBeVisible();
  await expectAccessible();
});
`;

/** The dictionary with one more title, at the end of those that it has. */
function withTitle(text: string, key: string, title: string): string {
  const line = `    ${key}: ${JSON.stringify(title)
    .replaceAll("'", '’')
    .replace(/^"(.*)"$/, "'$1'")},\n`;
  const titles = /\n {2}titles: \{\n(?: {4}.*\n)*/.exec(text);
  if (titles) return text.replace(titles[0], () => titles[0] + line);
  return text.replace(
    /(export const [\s\S]*?)\n\};\n/,
    (_, all: string) => `${all}\n  titles: {\n${line}  },\n};\n`,
  );
}
