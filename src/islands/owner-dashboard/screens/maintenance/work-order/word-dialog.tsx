import { cancelWorkOrder, decideWorkOrder, finishWork } from '#src/data/maintenance/work-order-mutations.ts';
import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { workKeys } from '../work-orders/work-keys.ts';

interface WordDialogProps {
  word: 'finish' | 'sendBack' | 'cancel';
  order: WorkOrder;
  onClose: () => void;
}

const LONGEST = { finish: 1000, sendBack: 300, cancel: 300 } as const;

/** Moves a work order along with a word: what the vendor says, or why not. */
export function WordDialog({ word, order, onClose }: WordDialogProps) {
  const { finish, decide, cancel } = useText('workOrders');
  const workOrderId = order.id;
  const words = {
    finish: { ...finish, label: finish.note, submit: finish.action },
    sendBack: {
      ...{ title: decide.sendBackTitle, text: decide.sendBackText, label: decide.reason },
      ...{ submit: decide.sendBack, done: decide.sentBack },
    },
    cancel: { ...cancel, title: cancel.action, label: cancel.reason, submit: cancel.action },
  }[word];
  const action = useAction({
    mutationFn: async (reason: string, requestId: string): Promise<unknown> => {
      if (word === 'finish') return finishWork({ workOrderId, note: reason }, requestId);
      if (word === 'cancel') return cancelWorkOrder({ workOrderId, reason }, requestId);
      return decideWorkOrder({ workOrderId, isApproved: false, reason }, requestId);
    },
    invalidates: workKeys,
    toast: words.done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={words.title}
      label={words.label}
      missingText={decide.reasonMissing}
      submitLabel={words.submit}
      isRequired={word !== 'finish'}
      isDanger={word === 'cancel'}
      maxLength={LONGEST[word]}
      action={action}
      onClose={onClose}
      onConfirm={(reason) => void action.run(reason)}
    >
      <p>{words.text}</p>
    </ReasonDialog>
  );
}
