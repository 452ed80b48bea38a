import { useQuery } from '@tanstack/react-query';
import { type ScheduleInput, scheduleReport } from '#src/data/books/reports/mutations.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { reportTraits, usualBasis } from '#src/domain/books/report-request.ts';
import { accountingBases, currencyCodes, reportKinds } from '#src/domain/foundation/enums.ts';
import { reportRhythms } from '#src/domain/foundation/outgoing-enums.ts';
import { permissionsOf } from '#src/domain/people/permissions.ts';
import { currencySymbol } from '#src/i18n/format.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { FieldError } from '#src/ui/components/field.tsx';
import { useSaid } from '#src/ui/components/in-form.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { ToOwners } from './to-owners.tsx';

type Choices = Omit<ScheduleInput, 'organizationId'>;

/** Chooses what goes out, how often and to whom. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { schedules: text } = useText('ownerReports');
  const { id: organizationId, defaultCurrency } = useOrganization();
  const { userId } = useSession();
  const [choices, change] = useDraft<Choices>({
    report: 'income_statement',
    rhythm: 'monthly',
    basis: 'accrual',
    currency: defaultCurrency,
    propertyId: null,
    owner: null,
    recipientIds: [userId],
    toOwners: false,
  });
  const save = useAction({
    mutationFn: scheduleReport,
    invalidates: [reportQueries.schedules(organizationId).queryKey],
    toast: text.added,
    onDone: onClose,
  });
  const isForNobody = choices.recipientIds.length === 0 && !choices.toOwners;
  const submit = () => {
    if (!isForNobody) void save.run({ ...choices, organizationId });
  };
  return (
    <ActionDialog
      onClose={onClose}
      title={text.dialogTitle}
      submitLabel={text.submit}
      action={save}
      onSubmit={submit}
    >
      <ReportFields choices={choices} onChange={change} />
      {choices.report === 'owner_statement' ? (
        <ToOwners choices={choices} onChange={(toOwners) => change({ toOwners })} />
      ) : null}
      <Recipients
        chosen={choices.recipientIds}
        onChange={(recipientIds) => change({ recipientIds })}
        error={isForNobody ? text.recipientsMissing : undefined}
      />
    </ActionDialog>
  );
}

interface FieldProps {
  choices: Choices;
  onChange: (part: Partial<Choices>) => void;
}

function ReportFields({ choices, onChange }: FieldProps) {
  const { schedules: text, names, filters } = useText('ownerReports');
  const { hasBasis, isInAllCurrencies } = reportTraits[choices.report];
  const pick = <Value extends string>(values: readonly Value[], value: string, usual: Value): Value =>
    values.find((one) => one === value) ?? usual;
  return (
    <>
      <SelectField
        label={text.report}
        value={choices.report}
        options={reportKinds.map((value) => ({ value, label: names[value] }))}
        onChange={(event) => {
          const report = pick(reportKinds, event.target.value, choices.report);
          onChange({
            report,
            basis: usualBasis(report),
            toOwners: report === 'owner_statement' && choices.toOwners,
          });
        }}
      />
      <SelectField
        label={text.rhythm}
        value={choices.rhythm}
        options={reportRhythms.map((value) => ({ value, label: text.rhythms[value] }))}
        onChange={(event) => onChange({ rhythm: pick(reportRhythms, event.target.value, choices.rhythm) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {isInAllCurrencies ? null : (
          <SelectField
            label={filters.currency}
            value={choices.currency}
            options={currencyCodes.map((value) => ({ value, label: currencySymbol(value) }))}
            onChange={(event) =>
              onChange({ currency: pick(currencyCodes, event.target.value, choices.currency) })
            }
          />
        )}
        {hasBasis ? (
          <SelectField
            label={filters.basis}
            value={choices.basis}
            options={accountingBases.map((value) => ({ value, label: filters.bases[value] }))}
            onChange={(event) =>
              onChange({ basis: pick(accountingBases, event.target.value, choices.basis) })
            }
          />
        ) : null}
      </div>
      <PlaceFields choices={choices} onChange={onChange} />
    </>
  );
}

/** One property or one owner, as on a report's screen: choosing either lets go of the other. */
function PlaceFields({ choices, onChange }: FieldProps) {
  const { filters } = useText('ownerReports');
  const { id } = useOrganization();
  const places = useQuery(reportQueries.places(id)).data;
  const owners = [...new Map((places?.owners ?? []).map((owner) => [owner.key, owner.name]))];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={filters.property}
        value={choices.propertyId ?? ''}
        options={[
          { value: '', label: filters.everyProperty },
          ...(places?.properties ?? []).map(({ id: value, name }) => ({ value, label: name })),
        ]}
        onChange={(event) => onChange({ propertyId: event.target.value || null, owner: null })}
      />
      {owners.length > 0 ? (
        <SelectField
          label={choices.report === 'owner_statement' ? filters.owner : filters.propertiesOf}
          value={choices.owner ?? ''}
          options={[
            { value: '', label: filters.everyOwner },
            ...owners.map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => onChange({ owner: event.target.value || null, propertyId: null })}
        />
      ) : null}
    </div>
  );
}

interface RecipientsProps {
  chosen: readonly string[];
  onChange: (userIds: string[]) => void;
  error: string | undefined;
}

function Recipients({ chosen, onChange, error }: RecipientsProps) {
  const { schedules: text } = useText('ownerReports');
  const { id } = useOrganization();
  const members = useQuery(memberQueries.list(id)).data ?? [];
  const said = useSaid({ error });
  const errorId = 'recipients-error';
  return (
    <fieldset className="grid gap-1" aria-describedby={said ? errorId : undefined}>
      <legend className="mb-1.5 text-14 font-medium">{text.recipients}</legend>
      {members
        .filter(({ role }) => permissionsOf(role).includes('money.read'))
        .map(({ userId, name }) => (
          <Checkbox
            key={userId}
            label={name}
            checked={chosen.includes(userId)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, userId] : chosen.filter((one) => one !== userId))
            }
          />
        ))}
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
