import { describe, expect, it } from 'vitest';
import type { Rule, SourceFile } from './repository.ts';
import { browserStorage } from './rules/browser-storage.ts';
import { dictionaryKeys } from './rules/dictionary-keys.ts';
import { finishedWork } from './rules/finished-work.ts';
import { layout } from './rules/layout.ts';
import { literalTexts } from './rules/literal-texts.ts';
import { oneForm } from './rules/one-form.ts';
import { safeMarkup } from './rules/safe-markup.ts';
import { fileSize, functionSize } from './rules/size.ts';
import { spokenToAsUsted } from './rules/spoken-to-as-usted.ts';
import { textOrder } from './rules/text-order.ts';

const check = (rule: Rule, path: string, text: string) => rule([{ path, text }]);
const component = (markup: string) => `export function Part() { return ${markup}; }`;
const lines = (count: number, first = 'a;') => [first, ...Array(count - 1).fill('a;')].join('\n');

describe('browser storage', () => {
  const page = (text: string): SourceFile => ({ path: 'src/content/legal/es/cookies.md', text });
  const source = (text: string): SourceFile => ({ path: 'src/stores/a.ts', text });

  it.each([
    "const SEEN_KEY = 'seen_it'; localStorage.setItem(SEEN_KEY, '1');",
    "export const $a = persistentAtom<string>('seen_it', '');",
  ])('misses the name of what is kept by %s', (text) => {
    expect(browserStorage([page('| `theme` |'), source(text)])).toEqual([
      expect.stringContaining('keeps "seen_it"'),
    ]);
    expect(browserStorage([page('| `seen_it` |'), source(text)])).toEqual([]);
  });
});

describe('the reader is "usted"', () => {
  const says = (text: string) =>
    check(spokenToAsUsted, 'src/i18n/dictionaries/foundation/tenant.es.ts', text);

  it.each(["place: 'Donde vives',", "help: 'Elija tu banco',", "a: 'Acepta los términos'"])(
    'finds %s',
    (text) => {
      expect(says(text)).toEqual([expect.stringContaining('to a reader who is "usted"')]);
    },
  );

  it.each(["place: 'Donde vive',", "title: 'Su actual contrato',", "status: 'Estatus',"])(
    'takes %s',
    (text) => expect(says(text)).toEqual([]),
  );
});

describe('literal texts', () => {
  it.each([
    '<p>Guardar</p>',
    '<p>{"Guardar"}</p>',
    '<p>{isBusy ? "Guardando" : text.save}</p>',
    '<p>{name ?? "Nobody"}</p>',
    '<p>{isLate && "late"}</p>',
    `<p>{\`Hola \${name}\`}</p>`,
    '<p>{"Hola " + name}</p>',
    '<button aria-label="Close" />',
    '<input placeholder={"Name"} />',
    '<img alt="A house" />',
    '<Field label={isNew ? "New" : text.label} />',
    '<Dialog confirmLabel="Yes" />',
    '<Table columns={[{ id: "name", header: "Nombre" }]} />',
    '<List items={[{ term: "Alquiler", value: 1 }]} />',
    '<Run onDone={() => showToast("success", "Guardado.")} />',
    '<List items={["¿Cómo?"].map((item) => item)} />',
    '<>\u00e1</>',
  ])('refuses %s', (markup) => {
    expect(check(literalTexts, 'src/islands/admin/app.tsx', component(markup))).toEqual([
      expect.stringContaining('untranslated text'),
    ]);
  });

  it.each([
    '<Table columns={[{ id: "name", header: text.name }]} />',
    '<Field onKeyDown={(event) => event.key === "Enter" && send()} />',
    '<p>{fail(new Error("Dashboard is missing"))}</p>',
    '<p>{text.save}</p>',
    '<p>{text.count(3)} · 4 %</p>',
    '<p className="grid" id="a">{name}</p>',
    '<button type="button" aria-label={text.close} data-state={isOpen ? "open" : "closed"} />',
    '<p>{formatDate(day, language, "short")}</p>',
  ])('takes %s', (markup) => {
    expect(check(literalTexts, 'src/ui/components/part.tsx', component(markup))).toEqual([]);
  });
});

describe('dictionary keys', () => {
  const dictionary = (language: string, body: string): SourceFile => ({
    path: `src/i18n/dictionaries/foundation/common.${language}.ts`,
    text: `export const common = ${body};`,
  });

  it('finds a key that only English has, however deep', () => {
    const english = dictionary(
      'en',
      '{ actions: { save: "Save", close: "Close" }, count: (n: number) => String(n) }',
    );
    const spanish = dictionary(
      'es',
      '{ actions: { save: "Guardar" }, count: (n) => String(n) } satisfies Common',
    );
    expect(dictionaryKeys([english, spanish])).toEqual([
      'src/i18n/dictionaries/foundation/common.es.ts lacks the key actions.close',
    ]);
  });

  it('finds a key that only Spanish has', () => {
    expect(dictionaryKeys([dictionary('en', '{ a: "a" }'), dictionary('es', '{ a: "a", b: "b" }')])).toEqual([
      'src/i18n/dictionaries/foundation/common.en.ts lacks the key b',
    ]);
  });

  it('finds a dictionary in one language', () => {
    expect(dictionaryKeys([dictionary('es', '{}')])).toEqual([
      'src/i18n/dictionaries/foundation/common exists only in Spanish',
    ]);
  });

  it('looks at the texts of the pages too', () => {
    const page = (language: string, text: string) => ({
      path: `public/locales/${language}/translation.json`,
      text,
    });
    expect(dictionaryKeys([page('es', '{ "a": { "b": "x" } }'), page('en', '{ "a": {} }')])).toEqual([
      'public/locales/en/translation.json lacks the key a.b',
    ]);
  });

  it('does not take what a message computes for a key', () => {
    const english = dictionary('en', '{ due: (n: number) => pick({ one: 1, other: 2 }, n) }');
    expect(dictionaryKeys([english, dictionary('es', '{ due: (n) => String(n) }')])).toEqual([]);
  });
});

describe('size', () => {
  it('refuses 301 lines, and 201 without a reason', () => {
    expect(check(fileSize, 'src/a.ts', lines(301, '// Long because.'))).toEqual([
      'src/a.ts:301 more than 300 lines',
    ]);
    expect(check(fileSize, 'src/a.tsx', lines(201))).toHaveLength(1);
    expect(check(fileSize, 'local-stack/database/sql/a.sql', lines(301))).toHaveLength(1);
  });

  it('takes 300 lines with a reason, and 200 without', () => {
    expect(check(fileSize, 'src/a.ts', lines(300, '// Long because.'))).toEqual([]);
    expect(check(fileSize, 'src/a.ts', lines(200))).toEqual([]);
    expect(check(fileSize, 'supabase/schemas/money/tables/a.sql', lines(301))).toEqual([]);
  });

  it('refuses a function of 71 lines and takes one of 70', () => {
    const withLines = (count: number) => `const f = () => {\n${lines(count - 2)}\n};`;
    expect(check(functionSize, 'src/a.ts', withLines(71))).toEqual(['src/a.ts:1 function of 71 lines']);
    expect(check(functionSize, 'src/a.ts', withLines(70))).toEqual([]);
  });
});

describe('safe markup', () => {
  it.each([
    ['src/ui/a.tsx', component('<p style={{ color: "red" }} />')],
    ['src/ui/a.tsx', component('<p dangerouslySetInnerHTML={{ __html: a }} />')],
    ['src/pages/a.astro', '---\nconst a = 1;\n---\n<p\n  style="color: red">x</p>'],
    ['src/data/a.ts', 'eval("1");'],
    ['src/data/a.ts', 'new Function("return 1");'],
  ])('refuses %s %s', (path, text) => {
    expect(check(safeMarkup, path, text)).toHaveLength(1);
  });

  it('takes a style sheet in a page and style as a word', () => {
    expect(check(safeMarkup, 'src/pages/a.astro', '<p>style=</p><style>p { color: red }</style>')).toEqual(
      [],
    );
  });
});

describe('finished work', () => {
  it.each([
    '// TODO later',
    '-- fixme',
    'Coming soon',
    'it.skip("a", () => {});',
    'describe.only("a", () => {});',
    'test.concurrent.only("a", () => {});',
    '// @ts-expect-error',
    '// biome-ignore lint: because',
    'https://registry.npmjs.org/',
  ])('refuses %s', (text) => {
    expect(check(finishedWork, 'src/a.ts', text)).toHaveLength(1);
  });

  it('knows the Spanish word "todo" and SQL\'s "skip locked"', () => {
    expect(check(finishedWork, 'src/a.ts', 'Todo el mes; for update skip locked')).toEqual([]);
  });
});

describe('layout', () => {
  it('misses what is not there and sees what is too much', () => {
    const faults = check(layout, 'src/helpers/a.ts', '');
    expect(faults).toContain('README.md is missing');
    expect(faults).toContain('src/helpers/a.ts:1 lies in a part of src that the layout does not have');
    expect(check(layout, 'lib/a.ts', '')).toContain(
      'lib/a.ts:1 lies in a folder that the layout does not have',
    );
  });
});

describe('one form', () => {
  const file = 'src/islands/a/part.tsx';

  it('misses one that is no Form, and one that remembers for itself that it was sent', () => {
    expect(check(oneForm, file, component('<form><p /></form>'))).toEqual([
      expect.stringContaining('a form of its own'),
    ]);
    expect(check(oneForm, file, 'const [isTried, setTried] = useState(false);')).toEqual([
      expect.stringContaining('remembers that it was sent'),
    ]);
  });

  it('misses a dialog and a form that are made of the bare ones', () => {
    const taken = (name: string) => `import { X } from '#src/ui/components/${name}.tsx';`;
    for (const name of ['form', 'dialog'])
      expect(check(oneForm, file, taken(name))).toEqual([expect.stringContaining('as it is')]);
    expect(check(oneForm, 'src/islands/shell/form/action-form.tsx', taken('form'))).toEqual([]);
  });

  it('misses a failure that nobody is taken to', () => {
    const notice = '<Notice tone="bad">{save.error}</Notice>';
    expect(check(oneForm, file, component(notice))).toEqual([expect.stringContaining('take FailureNote')]);
  });
});

it('texts have one order', () => {
  expect(check(textOrder, 'src/a.ts', 'rows.sort((a, b) => a.name.localeCompare(b.name))')).toHaveLength(1);
  expect(check(textOrder, 'src/a.ts', "new Intl.Collator('es')")).toHaveLength(1);
  expect(check(textOrder, 'src/a.ts', 'rows.sort((a, b) => byText(a.name, b.name))')).toEqual([]);
});
