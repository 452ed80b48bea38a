import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { KeyCaps } from '#src/ui/components/key-caps.tsx';
import { KEYS, type KeyAction, OF_THE_BROWSER } from '../keys.ts';
import { areLettersOn, paletteKeys, switchLetters } from '../use-quick-keys.ts';
import type { PaletteItem } from './palette-items.ts';

/** Every key that means something, and the switch for those that are letters. */
export function ShortcutSheet({ items, onClose }: { items: readonly PaletteItem[]; onClose: () => void }) {
  const { sheet } = useText('palette');
  const { actions } = useText('common');
  const [hasLetters, setHasLetters] = useState(areLettersOn);
  const withKeys = (group: string) =>
    items.flatMap(({ group: own, keys, label }) => (own === group && keys ? [{ keys: [keys], label }] : []));
  const line = (action: KeyAction | keyof typeof OF_THE_BROWSER) => ({
    keys: keysOf(action),
    label: sheet[action],
  });
  const always = [
    { keys: [paletteKeys()], label: sheet.palette },
    ...(['sheet', 'search', 'reply', 'close'] as const).map(line),
  ];
  const lists = (['next', 'previous', 'choose', 'open'] as const).map(line);
  return (
    <Dialog isOpen onClose={onClose} title={sheet.title} closeLabel={actions.close} size="wide">
      <p className="mb-4 text-secondary">{sheet.text}</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <KeyList title={sheet.always} lines={always} />
        <KeyList title={sheet.lists} lines={lists} />
        <KeyList title={sheet.actions} lines={withKeys('actions')} />
        <KeyList title={sheet.screens} lines={withKeys('screens')} />
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <Checkbox
          label={sheet.letters}
          hint={sheet.lettersHint}
          checked={hasLetters}
          onChange={(event) => {
            switchLetters(event.target.checked);
            setHasLetters(event.target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}

const SIGNS: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑' };

/** The keys that do the same, as they look on a keyboard. */
function keysOf(action: KeyAction | keyof typeof OF_THE_BROWSER): readonly string[] {
  if (action === 'open' || action === 'close') return [OF_THE_BROWSER[action]];
  return Object.entries(KEYS).flatMap(([key, does]) => (does === action ? [SIGNS[key] ?? key] : []));
}

/** Any one of the keys does it. */
type KeyLine = { keys: readonly string[]; label: string };

function KeyList({ title, lines }: { title: string; lines: readonly KeyLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-14 font-medium text-hint">{title}</h3>
      <dl className="divide-y divide-line">
        {lines.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-2">
            <dt>{label}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <KeyCaps key={key} keys={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
