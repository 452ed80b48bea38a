import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';

type FormButtonsProps = { label: string; isBusy: boolean; onCancel: () => void };

/** The foot of a property's form: save it or leave. */
export function FormButtons({ label, isBusy, onCancel }: FormButtonsProps) {
  const { actions } = useText('common');
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col">
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {label}
      </Button>
      <Button size="lg" variant="quiet" onClick={onCancel}>
        {actions.cancel}
      </Button>
    </div>
  );
}
