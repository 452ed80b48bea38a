import { FileText, Pencil, Play } from 'lucide-react';
import { useState } from 'react';
import { closeAssembly, startAssembly } from '#src/data/decisions/assemblies/mutations.ts';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { AGENDA_KEYS } from './use-assembly-live.ts';

const CallDialog = lazyPart(() => import('./call-dialog.tsx').then((file) => file.CallDialog));
const PaperDialog = lazyPart(() => import('./paper-dialog.tsx').then((file) => file.PaperDialog));
const SignDialog = lazyPart(() => import('./sign-dialog.tsx').then((file) => file.SignDialog));

type Opened = 'call' | 'callPaper' | 'minutesPaper' | 'sign' | 'close';

/** What may be done with an assembly: the next step first, the rest in the menu. */
export function useAssemblyActions(assembly: Assembly) {
  const text = useText('assembly');
  const words = useText('assemblies');
  const { can } = useOrganization();
  const go = useGo();
  const [opened, open] = useState<Opened | null>(null);
  const { id, status } = assembly;
  const canRun = can('decisions.write');
  const session = useSession(assembly);
  const close = () => open(null);
  const actions: MenuItem[] = [];
  if (status !== 'draft')
    actions.push({ id: 'call', label: words.call.print, icon: FileText, onSelect: () => open('callPaper') });
  if (status === 'closed' || status === 'certified')
    actions.unshift({
      id: 'minutes',
      label: text.minutes.print,
      icon: FileText,
      onSelect: () => open('minutesPaper'),
    });
  if (canRun && status === 'draft')
    actions.unshift({
      id: 'edit',
      label: words.edit,
      icon: Pencil,
      onSelect: () => go(`/democratic/assemblies/${id}/edit`),
    });
  if (canRun) actions.unshift(...session.items);
  const next = {
    draft: { label: words.call.open, step: 'call' },
    called: null,
    in_session: { label: text.minutes.close, step: 'close' },
    closed: { label: text.minutes.sign, step: 'sign' },
    certified: null,
  } as const satisfies Record<Assembly['status'], { label: string; step: Opened } | null>;
  const step = next[status];
  return {
    primary:
      canRun && step ? (
        <Button variant="primary" onClick={() => open(step.step)}>
          {step.label}
        </Button>
      ) : canRun && status === 'called' ? (
        session.primary
      ) : null,
    actions,
    dialog: (
      <>
        {opened === 'call' ? <CallDialog assembly={assembly} onClose={close} /> : null}
        {opened === 'callPaper' ? <PaperDialog assembly={assembly} paper="call" onClose={close} /> : null}
        {opened === 'minutesPaper' ? (
          <PaperDialog assembly={assembly} paper="minutes" onClose={close} />
        ) : null}
        {opened === 'sign' ? <SignDialog assembly={assembly} onClose={close} /> : null}
        {opened === 'close' ? <CloseDialog assembly={assembly} onClose={close} /> : null}
      </>
    ),
  };
}

/** Opening the session, on the first call or the second, each from its hour on. */
function useSession({ id, status, call, secondCallAt }: Assembly) {
  const text = useText('assembly');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  const start = useAction({
    mutationFn: startAssembly,
    invalidates: [assemblyQueries.all, ...AGENDA_KEYS],
    toast: text.started,
  });
  useErrorToast(start);
  const from = (instant: string) =>
    Date.parse(instant) > Date.now()
      ? { hint: text.tooEarly({ time: formatInstant(instant, language, timeZone) }) }
      : {};
  const run = (onCall: 1 | 2) => void start.run({ assemblyId: id, call: onCall });
  const items: MenuItem[] = [];
  const maySecond = status === 'called' || (status === 'in_session' && call === 1);
  if (maySecond && secondCallAt)
    items.push({
      id: 'second',
      label: text.startSecond,
      icon: Play,
      onSelect: () => run(2),
      ...from(secondCallAt),
    });
  return {
    items,
    primary: (
      <Button variant="primary" icon={Play} isBusy={start.isRunning} onClick={() => run(1)}>
        {text.startFirst}
      </Button>
    ),
  };
}

function CloseDialog({ assembly, onClose }: { assembly: Assembly; onClose: () => void }) {
  const { minutes: text } = useText('assembly');
  const close = useAction({
    mutationFn: closeAssembly,
    invalidates: [assemblyQueries.all, ...AGENDA_KEYS],
    toast: text.closed,
    errorTexts: { minutes_missing: text.closeMissing },
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.closeTitle}
      submitLabel={text.close}
      action={close}
      onClose={onClose}
      onConfirm={() => close.run({ assemblyId: assembly.id })}
    >
      <p>{text.closeText}</p>
    </ActionDialog>
  );
}
