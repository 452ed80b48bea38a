import type { Control, FieldPath, UseFormRegister, UseFormSetValue, UseFormTrigger } from 'react-hook-form';
import { CondominiumFields } from './condominium-fields.tsx';
import type { DetailInput } from './detail-schema.ts';
import { FinanceFields } from './finance-fields.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { OwnersFrom, type OwnersFromProps } from './owners-from.tsx';

/** The part of a property's form that the two forms, of a new and of an existing one, have in common. */
export interface WithDetails {
  details: DetailInput;
}

export interface DetailProps {
  control: Control<WithDetails>;
  register: UseFormRegister<WithDetails>;
  setValue: UseFormSetValue<WithDetails>;
  trigger: UseFormTrigger<WithDetails>;
  errorOf: (name: FieldPath<WithDetails> | 'details.owners.root') => string | undefined;
}

interface DetailFieldsProps {
  form: unknown;
  errorOf: unknown;
  /** Since when those who own it own it; of a property that is there already. */
  ownersSince?: OwnersFromProps['since'];
}

/** Condominium, owners and money of a property; all of it may stay empty. */
export function DetailFields({ form, errorOf, ownersSince }: DetailFieldsProps) {
  // Both forms hold the details under the same name; their types differ in the rest, which is not touched here.
  const props = { ...(form as DetailProps), errorOf: errorOf as DetailProps['errorOf'] };
  const { control, register, setValue, trigger } = props;
  const part: DetailProps = { control, register, setValue, trigger, errorOf: props.errorOf };
  return (
    <>
      <CondominiumFields {...part} />
      <OwnerFields {...part}>
        {ownersSince === undefined ? null : <OwnersFrom {...part} since={ownersSince} />}
      </OwnerFields>
      <FinanceFields {...part} />
    </>
  );
}
