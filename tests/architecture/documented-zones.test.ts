import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addressed, allowed } from './rules/import-zones.ts';

/** What the rows of the page's table are called in the rule. */
const ZONES: Readonly<Record<string, string>> = { '*.ts': 'src root', 'islands/<name>': 'islands' };
const NOTHING = 'nothing of ours';
const ADDRESSES = 'the address of a script of ';

interface Row {
  readonly zone: string;
  readonly imports: readonly string[];
  readonly addresses: readonly string[];
}

const listIn = (text: string) =>
  text
    .replaceAll(/ \([^)]*\)/g, '')
    .split(', ')
    .filter((name) => name !== NOTHING)
    .sort();

function rowOf(line: string): Row {
  const [, folder = '', , cell = ''] = line.split(' | ').flatMap((part) => part.split(/^\| | \|$/));
  const name = folder
    .replaceAll('`', '')
    .replace(/^src\//, '')
    .replace(/^data\/client\.ts$/, 'data/client');
  const [imports = '', addresses = ''] = cell.split('; ');
  return {
    zone: ZONES[name] ?? name,
    imports: listIn(imports),
    addresses: addresses ? listIn(addresses.replace(ADDRESSES, '')) : [],
  };
}

/** The rows of "The floors". */
function documented(): Row[] {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
  const [, section = ''] = /## The floors\n([\s\S]*?)\n## /.exec(page) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(rowOf);
}

it('goes by the table that docs/architecture.md shows', () => {
  // To import data is to import the client that lies in it too.
  const isSaid = (zone: string, name: string) => name !== 'data/client' || !allowed[zone]?.includes('data');
  const rule = Object.entries(allowed).map(([zone, imports]) => ({
    zone,
    imports: imports.filter((name) => isSaid(zone, name)).sort(),
    addresses: [...(addressed[zone] ?? [])].sort(),
  }));
  const byZone = (one: Row, other: Row) => one.zone.localeCompare(other.zone);
  expect(documented().sort(byZone)).toEqual(rule.sort(byZone));
});
