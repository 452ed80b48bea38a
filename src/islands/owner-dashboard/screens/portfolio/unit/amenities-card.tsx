import { Check } from 'lucide-react';
import { useState } from 'react';
import { saveAmenities, type UnitDetail } from '#src/data/portfolio/units/detail.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { type UnitAmenity, unitAmenities } from '#src/domain/portfolio/unit-facts.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';

/** What the unit comes with. */
export function AmenitiesCard({ unit }: { unit: UnitDetail }) {
  const { unitPage: text } = useText('ownerProperty');
  const { can } = useOrganization();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title={text.amenities}
      action={
        can('portfolio.write') ? (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {text.editAmenities}
          </Button>
        ) : undefined
      }
    >
      {unit.amenities.length === 0 ? (
        <p className="text-15 text-hint">{text.noAmenities}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {unit.amenities.map((name) => (
            <li
              key={name}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-sunken px-3 text-14"
            >
              <Check size={14} aria-hidden="true" className="text-good" />
              {text.amenityNames[name]}
            </li>
          ))}
        </ul>
      )}
      {isOpen ? <AmenitiesDialog unit={unit} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

function AmenitiesDialog({ unit, onClose }: { unit: UnitDetail; onClose: () => void }) {
  const { unitPage: text } = useText('ownerProperty');
  const { actions } = useText('common');
  const { id: organizationId } = useOrganization();
  const [chosen, setChosen] = useState<ReadonlySet<UnitAmenity>>(new Set(unit.amenities));
  const save = useAction({
    mutationFn: saveAmenities,
    invalidates: [unitQueries.all],
    toast: text.amenitiesSaved,
    onDone: onClose,
  });
  const toggle = (name: UnitAmenity) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  const amenities = unitAmenities.filter((name) => chosen.has(name));
  return (
    <ActionDialog
      onClose={onClose}
      title={text.amenities}
      submitLabel={actions.save}
      action={save}
      onConfirm={() => void save.run({ organizationId, unitId: unit.id, amenities })}
    >
      <div className="grid sm:grid-cols-2">
        {unitAmenities.map((name) => (
          <Checkbox
            key={name}
            label={text.amenityNames[name]}
            checked={chosen.has(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </ActionDialog>
  );
}
