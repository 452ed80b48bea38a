import { ArrowRight, ClipboardCheck, Lock, Pencil, Radio, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callDecisionAgain, type Decision, decisionQueries } from '#src/data/decisions/decisions.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';

const OpenDialog = lazyPart(() => import('./open-dialog.tsx').then((file) => file.OpenDialog));
const StepDialog = lazyPart(() => import('./step-dialog.tsx').then((file) => file.StepDialog));

type Shown = 'open' | 'close' | 'certify' | 'discard' | null;

/** What may be done with a decision: the step that is next, and the rest in the menu. */
export function useDecisionActions(decision: Decision) {
  const text = useText('decisionPage');
  const { can } = useOrganization();
  const go = useGo();
  const print = usePrintItem();
  const [shown, setShown] = useState<Shown>(null);
  const again = useSecondCall(decision);
  const onClose = () => setShown(null);
  const canWrite = can('decisions.write');
  const { firstCallId, secondCallId } = decision;
  const toDecision = (id: string, label: string, toId: string): MenuItem => ({
    ...{ id, label, icon: ArrowRight },
    onSelect: () => go(recordPath.decision(toId)),
  });
  const actions: MenuItem[] = [print];
  if (secondCallId) actions.unshift(toDecision('second', text.toSecondCall, secondCallId));
  else if (canWrite && decision.outcome === 'no_quorum' && decision.call === 1)
    actions.unshift({ id: 'again', label: text.callAgain, icon: RotateCcw, onSelect: again });
  if (firstCallId) actions.push(toDecision('first', text.firstCall, firstCallId));
  if (canWrite && decision.status === 'draft')
    actions.unshift(
      {
        ...{ id: 'edit', label: text.edit, icon: Pencil },
        onSelect: () => go(`${recordPath.decision(decision.id)}/edit`),
      },
      { id: 'discard', label: text.discard, icon: Trash2, onSelect: () => setShown('discard') },
    );
  const next = canWrite ? nextStep(decision) : null;
  const primary = next ? (
    <Button variant="primary" icon={icons[next]} onClick={() => setShown(next)}>
      {text[next]}
    </Button>
  ) : null;
  return {
    primary,
    actions,
    dialog:
      shown === 'open' ? (
        <OpenDialog decision={decision} onClose={onClose} />
      ) : shown ? (
        <StepDialog decision={decision} step={shown} onClose={onClose} />
      ) : null,
  };
}

const icons = { open: Radio, close: Lock, certify: ClipboardCheck };

/** The step that its state asks for; the verb closes earlier only what everybody has voted in. */
function nextStep({ status, gaps, assemblyId, voted, votes, closesAt }: Decision): keyof typeof icons | null {
  if (status === 'draft') return gaps.length === 0 ? 'open' : null;
  if (status === 'closed') return 'certify';
  const isOver = closesAt !== null && Date.parse(closesAt) <= Date.now();
  return status === 'open' && (assemblyId !== null || voted === votes || isOver) ? 'close' : null;
}

function useSecondCall(decision: Decision) {
  const text = useText('decisionPage');
  const go = useGo();
  const calling = useAction({
    mutationFn: callDecisionAgain,
    invalidates: [decisionQueries.all],
    toast: text.calledAgain,
    onDone: (newId) => go(recordPath.decision(newId)),
  });
  useErrorToast(calling);
  return () => void calling.run({ decisionId: decision.id });
}
