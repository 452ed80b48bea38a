import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { newId } from '#src/data/new-id.ts';
import { swapped } from '#src/domain/decisions/order.ts';
import { useText } from '#src/i18n/react.tsx';
import { MoveButtons } from '#src/islands/shell/decisions/move-buttons.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { type AssemblyDraft, type ItemDraft, type ItemProblem, newItem } from './assembly-draft.ts';

interface AgendaFieldsProps {
  assemblyId: string;
  draft: AssemblyDraft;
  problems: Readonly<Record<string, ItemProblem>>;
  onChange: (items: readonly ItemDraft[]) => void;
}

/** The agenda in its order; an item may be a draft of a decision. */
export function AgendaFields({
  assemblyId,
  draft: { propertyId, items },
  problems,
  onChange,
}: AgendaFieldsProps) {
  const { form: text } = useText('assemblies');
  const [moved, setMoved] = useState('');
  const drafts = useQuery({
    ...assemblyQueries.drafts(propertyId ?? ''),
    enabled: propertyId !== null,
  });
  const free = (drafts.data ?? []).filter((one) => one.assemblyId === null || one.assemblyId === assemblyId);
  const change = (key: string, part: Partial<ItemDraft>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const move = (index: number, step: -1 | 1) => {
    onChange(swapped(items, index, step));
    setMoved(text.moved({ from: index + 1, to: index + 1 + step }));
  };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 text-16 font-semibold">{text.agenda}</legend>
      <p className="text-14 text-hint">{text.agendaText}</p>
      <ol className="grid gap-4">
        {items.map((item, index) => (
          <li key={item.key} className="grid gap-3 rounded-control border border-line p-3 sm:p-4">
            <ItemFields
              item={item}
              position={index + 1}
              problem={problems[item.key]}
              drafts={free}
              onChange={(part) => change(item.key, part)}
            >
              <MoveButtons
                name={text.item({ position: index + 1 })}
                index={index}
                count={items.length}
                onMove={(step) => move(index, step)}
                onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
              />
            </ItemFields>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <div>
        <Button icon={Plus} onClick={() => onChange([...items, newItem(newId())])}>
          {text.addItem}
        </Button>
      </div>
    </fieldset>
  );
}

interface ItemFieldsProps {
  item: ItemDraft;
  position: number;
  problem: ItemProblem | undefined;
  drafts: readonly { readonly id: string; readonly question: string }[];
  onChange: (part: Partial<ItemDraft>) => void;
  /** The buttons that move it, at the end of its line. */
  children: ReactNode;
}

function ItemFields({ item, position, problem, drafts, onChange, children }: ItemFieldsProps) {
  const { form: text } = useText('assemblies');
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            id={`item-${item.key}`}
            label={text.item({ position })}
            autoComplete="off"
            value={item.title}
            error={problem && text.problems[problem]}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </div>
        {children}
      </div>
      {drafts.length > 0 || item.decisionId ? (
        <SelectField
          // Its choices come after the form: what is chosen is set anew with them.
          key={drafts.length}
          label={text.decision({ position })}
          placeholder={text.noDecision}
          options={drafts.map(({ id, question }) => ({ value: id, label: question }))}
          value={item.decisionId ?? ''}
          onChange={({ target }) => {
            const question = drafts.find(({ id }) => id === target.value)?.question ?? '';
            onChange({
              decisionId: target.value || null,
              ...(item.title.trim() === '' && { title: question }),
            });
          }}
        />
      ) : null}
    </>
  );
}
