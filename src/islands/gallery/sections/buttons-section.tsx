import { Pencil, Plus, RotateCcw, Send } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DialogButtons } from '#src/ui/components/dialog-buttons.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { KeyCaps } from '#src/ui/components/key-caps.tsx';
import { Section } from './section.tsx';

export function ButtonsSection() {
  const { sections, buttons } = useText('gallery');
  const { actions } = useText('common');
  return (
    <Section id="buttons" title={sections.buttons}>
      <Card>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" icon={Plus}>
            {buttons.primary}
          </Button>
          <Button icon={Send}>{buttons.secondary}</Button>
          <Button variant="quiet">{buttons.quiet}</Button>
          <Button variant="danger" icon={RotateCcw}>
            {buttons.danger}
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button variant="primary" isBusy>
            {actions.saving}
          </Button>
          <Button isBusy>{actions.saving}</Button>
          <Button variant="primary" disabled>
            {buttons.disabled}
          </Button>
          <Button disabled>{buttons.disabled}</Button>
          <Button variant="danger" disabled>
            {buttons.disabled}
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button size="sm" icon={Plus}>
            {buttons.small}
          </Button>
          <Button size="lg" variant="primary">
            {buttons.large}
          </Button>
          <IconButton icon={Pencil} label={buttons.iconOnly} />
          <IconButton icon={Pencil} label={buttons.iconOnly} variant="outline" />
          <IconButton icon={Pencil} label={buttons.iconOnly} size="sm" disabled />
          <a href="#buttons" className={buttonClass({ variant: 'secondary' })}>
            {buttons.link}
          </a>
          <span className="flex items-center gap-2">
            {buttons.shortcut}
            <KeyCaps keys="g p" />
          </span>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <DialogButtons
            label={buttons.primary}
            cancelLabel={actions.cancel}
            isBusy={false}
            onCancel={() => undefined}
          />
          <DialogButtons
            label={buttons.primary}
            cancelLabel={actions.cancel}
            isBusy
            onCancel={() => undefined}
          />
        </div>
      </Card>
    </Section>
  );
}
