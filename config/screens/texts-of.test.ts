import { expect, it } from 'vitest';
import { TextsOfScreens } from './texts-of.ts';

const folder = 'src/islands/owner-dashboard/screens/books/budget';
const files: Record<string, string> = {
  [`${folder}/budget-screen.tsx`]: `import { Part } from './part.tsx';
import type { Shape } from './shape.tsx';
import { money } from '#src/domain/foundation/money.ts';
const Later = lazy(() => import('#src/islands/shell/later.tsx').then((file) => file));
/** As in useText('inAComment'). */
const text = useText('ownerBudget');`,
  [`${folder}/part.tsx`]: `import { Screen } from './budget-screen.tsx';
const text = useText('common');
const { areas } = useText('ownerMoney');`,
  [`${folder}/shape.tsx`]: "const text = useText('ofATypeAlone');",
  'src/islands/shell/later.tsx': `import { Row } from './row.tsx';
const NAMES = ['outbox', 'errors'] as const;
const A = () => <TextProvider language={language} namespaces={NAMES}><Row /></TextProvider>;`,
  'src/islands/shell/row.tsx': "useText('outbox'); useText('help');",
};

it('a screen needs what it and its parts show, but for what is there already or fetched around the part', () => {
  const texts = new TextsOfScreens((file) => files[file]);
  expect(texts.of(`${folder}/budget-screen.tsx`, ['common'])).toEqual(['help', 'ownerBudget', 'ownerMoney']);
});

it('is read again when a file has changed', () => {
  const changing = { ...files };
  const texts = new TextsOfScreens((file) => changing[file]);
  const screen = `${folder}/budget-screen.tsx`;
  texts.of(screen, []);
  changing[screen] = "useText('ownerTaxes');";
  texts.forget(screen);
  expect(texts.of(screen, [])).toEqual(['ownerTaxes']);
});
