import { useText } from '#src/i18n/react.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import type { ParticularsProps } from './particulars-form.tsx';

/** The place as it is handed over, and how its rent is paid. */
export function PlaceFields({ given, change }: ParticularsProps) {
  const { form: text } = useText('ownerContract');
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextArea
          label={text.description}
          maxLength={2000}
          value={given.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <TextArea
          label={text.condition}
          maxLength={2000}
          value={given.condition}
          onChange={({ target }) => change({ condition: target.value })}
        />
      </div>
      <Checkbox
        label={text.isUnfurnished}
        checked={given.isUnfurnished}
        onChange={({ target }) => change({ isUnfurnished: target.checked })}
      />
      {given.isUnfurnished ? null : (
        <TextArea
          label={text.furniture}
          hint={text.furnitureHint}
          maxLength={4000}
          value={given.furniture}
          onChange={({ target }) => change({ furniture: target.value })}
        />
      )}
      <TextArea
        label={text.paymentForm}
        hint={text.paymentFormHint}
        maxLength={500}
        rows={2}
        value={given.paymentForm}
        onChange={({ target }) => change({ paymentForm: target.value })}
      />
    </>
  );
}
