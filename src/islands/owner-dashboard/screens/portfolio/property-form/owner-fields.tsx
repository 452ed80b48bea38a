import { Equal, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { equalShares, MOST_OWNERS, missingShare, toBasisPoints } from '#src/domain/books/co-owners.ts';
import { identityTypes } from '#src/domain/foundation/enums.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { OptionalNumberField } from '#src/islands/owner-dashboard/optional-fields.tsx';
import { useUnprinted } from '#src/islands/shell/use-unprinted.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import type { DetailProps } from './detail-fields.tsx';
import { emptyOwner } from './detail-schema.ts';

/** Who owns the property together, with shares that must make the whole; nobody when it is the organization's alone. */
export function OwnerFields(props: DetailProps & { children?: ReactNode }) {
  const { children, ...part } = props;
  const { control, setValue, trigger, errorOf } = part;
  const { propertyFacts: text } = useText('ownerProperty');
  const owners = useFieldArray({ control, name: 'details.owners' });
  const problem = errorOf('details.owners.root') ?? errorOf('details.owners');
  // A message about all of the shares follows them: by itself the form looks at a changed field alone.
  const recheck = () => {
    if (problem) void trigger('details.owners');
  };
  const share = () => {
    for (const [index, points] of equalShares(owners.fields.length).entries())
      setValue(`details.owners.${index}.sharePercent`, points / 100);
    recheck();
  };
  return (
    <Card title={text.owners} description={text.ownersHint}>
      <div className="grid gap-5">
        {owners.fields.length > 0 ? (
          <ol className="grid gap-6">
            {owners.fields.map((owner, index) => (
              <OwnerRow
                key={owner.id}
                {...part}
                index={index}
                onShare={recheck}
                onRemove={() => owners.remove(index)}
              />
            ))}
          </ol>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            icon={Plus}
            disabled={owners.fields.length >= MOST_OWNERS}
            onClick={() => owners.append({ ...emptyOwner })}
          >
            {text.addOwner}
          </Button>
          {owners.fields.length > 1 ? (
            <Button variant="quiet" icon={Equal} onClick={share}>
              {text.shareEqually}
            </Button>
          ) : null}
          {owners.fields.length > 0 ? <ShareTotal control={control} /> : null}
        </div>
        <FieldError id="details.owners.root" text={problem} />
        {children}
      </div>
    </Card>
  );
}

type OwnerRowProps = DetailProps & { index: number; onShare: () => void; onRemove: () => void };

function OwnerRow({ control, register, setValue, errorOf, index, onShare, onRemove }: OwnerRowProps) {
  const { propertyFacts: text } = useText('ownerProperty');
  const { enums, states } = useText('common');
  const path = `details.owners.${index}` as const;
  const [type, name] = useWatch({ control, name: [`${path}.identityType`, `${path}.fullName`] });
  const unprinted = useUnprinted(name ?? '');
  const number = register(`${path}.identityNumber`);
  return (
    <li className="grid grid-cols-2 items-start gap-3 md:grid-cols-[minmax(10rem,1.6fr)_minmax(8rem,1fr)_minmax(9rem,1.1fr)_7rem_2.75rem]">
      <TextField
        className="max-md:col-span-2"
        label={text.ownerName}
        hint={unprinted}
        autoComplete="off"
        error={errorOf(`${path}.fullName`)}
        {...register(`${path}.fullName`)}
      />
      <SelectField
        label={text.ownerDocument}
        options={[
          { value: '', label: states.none },
          ...identityTypes.map((value) => ({ value, label: enums.identityType[value] })),
        ]}
        error={errorOf(`${path}.identityType`)}
        {...register(`${path}.identityType`)}
      />
      <TextField
        label={text.ownerNumber}
        autoComplete="off"
        error={errorOf(`${path}.identityNumber`)}
        {...number}
        onBlur={(event) => {
          if (type) setValue(`${path}.identityNumber`, formatIdentity(type, event.target.value));
          void number.onBlur(event);
        }}
      />
      <Controller
        control={control}
        name={`${path}.sharePercent`}
        render={({ field }) => (
          <OptionalNumberField
            {...field}
            onChange={(percent) => {
              field.onChange(percent);
              onShare();
            }}
            decimals={2}
            suffix="%"
            label={text.ownerShare}
            error={errorOf(`${path}.sharePercent`)}
          />
        )}
      />
      <span className="self-end justify-self-end">
        <IconButton
          icon={X}
          label={text.removeOwner({ name: name || String(index + 1) })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** Counts along while shares are typed. */
function ShareTotal({ control }: Pick<DetailProps, 'control'>) {
  const { propertyFacts: text } = useText('ownerProperty');
  const language = useLanguage();
  const owners = useWatch({ control, name: 'details.owners' });
  const missing = missingShare(owners.map((owner) => toBasisPoints(owner.sharePercent) ?? 0));
  const share = formatPercent(Math.abs(missing) / 10_000, language, 2);
  return (
    <p role="status" className="ml-auto text-14 text-secondary tabular-nums">
      {missing === 0
        ? text.sharesWhole
        : missing > 0
          ? text.sharesMissing({ share })
          : text.sharesOver({ share })}
    </p>
  );
}
