import { Download, EllipsisVertical, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { DialogButtons } from '#src/ui/components/dialog-buttons.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { Section } from './section.tsx';

type Overlay = 'dialog' | 'confirm' | 'panel' | null;

export function OverlaysSection() {
  const { sections, overlays } = useText('gallery');
  const { actions } = useText('common');
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  return (
    <Section id="overlays" title={sections.overlays}>
      <Card>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('dialog')}>{overlays.dialog}</Button>
          <Button onClick={() => setOpen('confirm')}>{overlays.confirm}</Button>
          <Button onClick={() => setOpen('panel')}>{overlays.panel}</Button>
          <ActionsMenu />
          <Button
            onClick={() =>
              showToast('success', overlays.archived, { label: actions.undo, run: () => undefined })
            }
          >
            {overlays.withUndo}
          </Button>
        </div>
      </Card>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={overlays.dialogTitle}
        closeLabel={actions.close}
        footer={
          <DialogButtons
            variant="danger"
            label={overlays.reject}
            cancelLabel={actions.cancel}
            isBusy={false}
            onConfirm={close}
            onCancel={close}
          />
        }
      >
        <p className="mb-4 text-secondary">{overlays.dialogText}</p>
        <TextArea label={overlays.reason} />
      </Dialog>
      <ActionDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={overlays.confirmTitle}
        submitLabel={overlays.reverse}
        variant="danger"
      >
        {overlays.confirmText}
      </ActionDialog>
      <SidePanel
        isOpen={open === 'panel'}
        onClose={close}
        title={overlays.panelTitle}
        closeLabel={actions.close}
      >
        <p>{overlays.dialogText}</p>
      </SidePanel>
    </Section>
  );
}

function ActionsMenu() {
  const { overlays } = useText('gallery');
  const { actions } = useText('common');
  return (
    <Menu
      label={overlays.menu}
      align="start"
      items={[
        { id: 'edit', label: actions.edit, icon: Pencil, onSelect: () => showToast('info', actions.edit) },
        {
          id: 'receipt',
          label: overlays.receipt,
          icon: Download,
          isDisabled: true,
          onSelect: () => undefined,
        },
        {
          id: 'reverse',
          label: overlays.reverse,
          icon: RotateCcw,
          tone: 'danger',
          startsGroup: true,
          onSelect: () => showToast('info', overlays.reverse),
        },
      ]}
      trigger={(trigger) => (
        <Button {...trigger} icon={EllipsisVertical}>
          {overlays.menu}
        </Button>
      )}
    />
  );
}
