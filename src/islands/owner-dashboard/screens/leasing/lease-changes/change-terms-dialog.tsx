import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import type { LeaseAction, OfferedAction } from '../lease/lease-action-rules.ts';

interface ChangeTermsDialogProps {
  /** What the lease allows now, with why not. */
  actions: readonly OfferedAction[];
  onChoose: (action: LeaseAction) => void;
  onClose: () => void;
}

type WayWord = 'rent' | 'term' | 'others' | 'tenants' | 'end';
/** Which verb changes which part of what was agreed; of two the one that the lease's status has. */
const WAYS: readonly { word: WayWord; verbs: readonly LeaseAction[] }[] = [
  { word: 'rent', verbs: ['changeRent'] },
  { word: 'term', verbs: ['renew'] },
  { word: 'others', verbs: ['renew'] },
  { word: 'tenants', verbs: ['changeTenants'] },
  { word: 'end', verbs: ['terminate', 'callOff'] },
];

/** Why the terms are not edited in place once money hangs on them, and what to do instead. */
export function ChangeTermsDialog({ actions, onChoose, onClose }: ChangeTermsDialogProps) {
  const { lease } = useText('ownerMoney');
  const { leasing } = useText('ownerLeasing');
  const { actions: buttons } = useText('common');
  const text = leasing.changeTerms;
  return (
    <Dialog isOpen onClose={onClose} title={text.title} closeLabel={buttons.close}>
      <p>{text.why}</p>
      <ul className="mt-4 grid divide-y divide-line border-y border-line">
        {WAYS.map(({ word, verbs }) => {
          const offered = actions.find(({ action }) => verbs.includes(action));
          if (!offered) return null;
          const { action, refusal } = offered;
          return (
            <li key={word} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium">{text.parts[word]}</p>
                <p className="text-14 text-secondary">
                  {refusal ? leasing.refusals[refusal] : text.ways[word]}
                </p>
              </div>
              {refusal ? null : (
                <Button
                  size="sm"
                  aria-label={text.actionFor({
                    action: action === 'terminate' ? lease.terminate : leasing.actions[action],
                    part: text.parts[word],
                  })}
                  onClick={() => onChoose(action)}
                >
                  {action === 'terminate' ? lease.terminate : leasing.actions[action]}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-14 text-secondary">{text.wrongCharge}</p>
    </Dialog>
  );
}
