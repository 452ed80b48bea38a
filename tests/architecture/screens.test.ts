import { describe, expect, it } from 'vitest';
import type { Rule } from './repository.ts';
import { declaredScreens } from './rules/declared-screens.ts';
import { sameRooms } from './rules/rooms.ts';
import { screenTexts } from './rules/screen-texts.ts';

const check = (rule: Rule, path: string, text: string) => rule([{ path, text }]);

describe('declared screens', () => {
  const area = 'src/islands/owner-dashboard';
  const screen = {
    path: `${area}/screens/books/budget/budget-screen.tsx`,
    text: 'export function Screen() {}',
  };
  const own = {
    path: `${area}/screens/books/budget/screen.ts`,
    text: "load: () => import('./budget-screen.tsx'),",
  };

  it('have a declaration beside them, and stand in no list', () => {
    expect(declaredScreens([screen, own])).toEqual([]);
    expect(declaredScreens([screen])).toEqual([`${screen.path}:1 has no screen.ts beside it that loads it`]);
    const list = {
      path: `${area}/routes.ts`,
      text: "load: () => import('./screens/books/budget/budget-screen.tsx'),",
    };
    expect(declaredScreens([screen, own, list])).toHaveLength(1);
  });

  it('have their texts in a list that is made', () => {
    const stale = { path: 'src/i18n/lazy-texts.ts', text: 'export const lazyTexts = {};' };
    expect(declaredScreens([stale])).toEqual([`${stale.path}:1 is stale: run npm run texts`]);
  });
});

describe('texts of screens', () => {
  const area = 'src/islands/owner-dashboard';
  const filesOf = (screen: string, part = '') => [
    { path: `${area}/a-screen.tsx`, text: screen },
    { path: `${area}/part.tsx`, text: part },
  ];
  const hasPart = "import { Part } from './part.tsx';\nimport type { A } from './types.ts';";

  it('are read by the build in the form in which they are written', () => {
    expect(screenTexts(filesOf("const text = useText('ownerBooks');"))).toEqual([]);
    const around = `${hasPart}\nconst NAMES = ['ownerBooks'];\nconst A = () => <TextProvider namespaces={NAMES}><Part /></TextProvider>;`;
    expect(screenTexts(filesOf(around, "useText('ownerBooks')"))).toEqual([]);
    expect(
      screenTexts(filesOf("const A = lazy(() => import('./part.tsx'));", "useText('ownerBooks')")),
    ).toEqual([]);
  });

  it('are missed in another form, of the screen itself or of its parts', () => {
    const other = "useText(isTax ? 'ownerTaxes' : 'ownerBooks')";
    expect(screenTexts(filesOf(other))).toHaveLength(2);
    expect(screenTexts(filesOf(hasPart, other))).toEqual([
      `${area}/part.tsx:1 shows "ownerTaxes" in a form that the build does not read`,
      `${area}/part.tsx:1 shows "ownerBooks" in a form that the build does not read`,
    ]);
  });
});

describe('rooms', () => {
  it('sees a folder of another name, and a file that lies in none', () => {
    const faults = (path: string) => check(sameRooms, path, '');
    expect(faults('src/data/invoices/queries.ts')).toEqual([
      'src/data/invoices/queries.ts:1 invoices is no room',
    ]);
    expect(faults('src/islands/admin/screens/a/b.tsx')).toHaveLength(1);
    expect(faults('src/domain/a.ts')).toEqual(['src/domain/a.ts:1 lies in no room of src/domain']);
    expect(faults('tests/db/stories/a.test.ts')).toHaveLength(1);
    expect([...faults('src/data/a.ts'), ...faults('src/edge/mail/a.ts'), ...faults('src/ui/a/b.ts')]).toEqual(
      [],
    );
  });
});
