import { useLayoutEffect, useRef } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import type { ListLookControls } from './use-list-look.ts';

type Headed = { readonly id: string; readonly header: string; readonly phone: 'menu' };

interface LookPanelProps extends Pick<ListLookControls<Headed>, 'look' | 'change'> {
  choices: readonly Pick<Headed, 'id' | 'header'>[];
  /** It is here, with its size; again when that changes. */
  onReady: () => void;
}

/** The height of the rows, and which columns they have. */
export function LookPanel({ look, change, choices, onReady }: LookPanelProps) {
  const { display } = useText('lists');
  const panel = useRef<HTMLDivElement>(null);
  const ready = useRef(onReady);
  // Its size changes with what it offers.
  useLayoutEffect(() => ready.current());
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  const isShown = (id: string) => !look.hidden.includes(id);
  const toggle = (id: string) =>
    change({ hidden: isShown(id) ? [...look.hidden, id] : look.hidden.filter((own) => own !== id) });
  return (
    <div ref={panel} className="grid gap-4 p-4">
      <ChoiceGroup
        look="segments"
        label={display.rows}
        value={look.isCompact ? 'compact' : 'comfortable'}
        choices={[
          { value: 'comfortable', label: display.comfortable },
          { value: 'compact', label: display.compact },
        ]}
        onChange={({ target }) => change({ isCompact: target.value === 'compact' })}
      />
      {choices.length > 0 ? (
        <fieldset className="grid">
          <legend className="mb-1 text-14 font-medium">{display.columns}</legend>
          {choices.map(({ id, header }) => (
            <Checkbox key={id} label={header} checked={isShown(id)} onChange={() => toggle(id)} />
          ))}
        </fieldset>
      ) : null}
      {choices.some(({ id }) => !isShown(id)) ? (
        <Button size="sm" onClick={() => change({ hidden: [] })}>
          {display.showAll}
        </Button>
      ) : null}
    </div>
  );
}
