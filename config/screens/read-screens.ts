import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseAst } from 'vite';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

export const areas = ['owner', 'tenant', 'admin'] as const;
export type Area = (typeof areas)[number];
export const areaFolders: Record<Area, string> = {
  owner: 'src/islands/owner-dashboard',
  tenant: 'src/islands/tenant-dashboard',
  admin: 'src/islands/admin',
};
const SHARED = 'src/islands/shell';

/** What a `screen.ts` says that can be read without running it. */
export interface ScreenFacts {
  /** The declaration's path in the repository. */
  readonly file: string;
  /** Its folder's name, or what stands before `.screen.ts` where a folder has several screens. */
  readonly id: string;
  readonly paths: readonly string[];
  readonly permission?: string;
  /** The screen's own file. */
  readonly source: string;
  /** One screen under all its paths. */
  readonly isOne: boolean;
  readonly menu?: Shown & {
    readonly group: string;
    readonly place: number;
    readonly atHand?: number;
    readonly keys?: string;
  };
  /** The function that finds its title, as it is written. */
  readonly title: string;
  readonly section?: { readonly of: string; readonly place: number; readonly label: string };
  readonly finds: readonly { readonly id: string; readonly label: string; readonly at: string }[];
  readonly commands: readonly (Shown & {
    readonly id: string;
    readonly place: number;
    readonly query?: string;
    readonly keys?: string;
    readonly permission?: string;
  })[];
  readonly about: About;
}

/** How an entry shows: the name of its icon, and the function that finds its words, as it is written. */
interface Shown {
  readonly icon: string;
  readonly label: string;
}

/** What only tests and content ask of a screen. */
interface About {
  readonly features?: readonly string[];
  readonly record?: string;
  readonly views?: readonly string[];
  readonly samples?: readonly string[];
  readonly asksNothing?: true;
  readonly isKept?: true;
}

/** The screens of an area with those that every area has, in the order in which an address is compared with them. */
export function readScreens(area: Area, root = repositoryRoot): ScreenFacts[] {
  return [areaFolders[area], SHARED]
    .flatMap((folder) => globSync(`${folder}/**/{screen,*.screen}.ts`, { cwd: root }))
    .map((file) => readScreen(file.replaceAll('\\', '/'), root));
}

/** The paths of an area's screens: fixed words stand before the names that they could be taken for. */
export function routesOf(screens: readonly ScreenFacts[]): { path: string; screen: ScreenFacts }[] {
  return screens
    .flatMap((screen) => screen.paths.map((one) => ({ path: one, screen })))
    .sort((one, other) => compare(sortable(one.path), sortable(other.path)));
}

const sortable = (pattern: string) => pattern.replaceAll(/:[^/]*/g, '\uffff');
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function readScreen(file: string, root: string): ScreenFacts {
  const exported = readExports(readFileSync(path.join(root, file), 'utf8'));
  const folder = path.posix.dirname(file);
  const screen = exported.screen as Record<string, unknown> | undefined;
  if (!screen) throw new Error(`${file} exports no "screen".`);
  const second = path.posix.basename(file).replace(/\.?screen\.ts$/, '');
  const paths = [screen.path].flat() as string[];
  return {
    file,
    id: second || path.posix.basename(folder),
    paths,
    ...(screen.permission !== undefined && { permission: screen.permission as string }),
    source: path.posix.join(folder, screen.load as string),
    isOne: screen.isOne === true,
    ...(exported.menu !== undefined && { menu: exported.menu as NonNullable<ScreenFacts['menu']> }),
    title: screen.title as string,
    ...(exported.section !== undefined && {
      section: exported.section as NonNullable<ScreenFacts['section']>,
    }),
    finds: (exported.finds ?? []) as ScreenFacts['finds'],
    commands: (exported.commands ?? []) as ScreenFacts['commands'],
    about: (exported.about ?? {}) as About,
  };
}

/** What a file exports, by name: values as they are, a loader as what it imports, another function as it is written. */
function readExports(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const node of parseAst(text, { lang: 'ts' }).body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declaration.declarations)
      if (id.type === 'Identifier') found[id.name] = plainValue(init, text);
  }
  return found;
}

function plainValue(node: ESTree.Node | null, text: string): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      return node.name;
    case 'ArrayExpression':
      return node.elements.map((one) => plainValue(one, text));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((one) =>
          one.type === 'Property' && one.key.type === 'Identifier'
            ? [[one.key.name, plainValue(one.value, text)]]
            : [],
        ),
      );
    case 'ArrowFunctionExpression':
      return node.body.type === 'ImportExpression'
        ? plainValue(node.body.source, text)
        : text.slice(node.start, node.end);
    default:
      return undefined;
  }
}
