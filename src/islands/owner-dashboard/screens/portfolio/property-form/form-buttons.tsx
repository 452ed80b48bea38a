import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';

type FormButtonsProps = { label: string; isBusy: boolean; onCancel: () => void };

/** The foot of a property's form: save it or leave. */
export function FormButtons({ label, isBusy, onCancel }: FormButtonsProps) {
  const { actions } = useText('common');
  return (
    <>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {label}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {actions.cancel}
      </Button>
    </>
  );
}
