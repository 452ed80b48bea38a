import { useQuery } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import {
  type PassedOn,
  type PassOnPlace,
  passOnBill,
  passOnQueries,
} from '#src/data/expenses/bills/pass-ons.ts';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import { monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { billKeys } from '../bills/bill-keys.ts';
import { PassOnFields } from './pass-on-fields.tsx';
import {
  type CostedLine,
  choiceOf,
  costedLines,
  emptyDraft,
  type PassOnChoice,
  type PassOnDraft,
  problemsOf,
  splitOf,
} from './pass-on-plan.ts';
import { PassOnPreview } from './pass-on-preview.tsx';

interface PassOnDialogProps {
  bill: Bill;
  passed: readonly PassedOn[];
  onClose: () => void;
}

/** What a bill costs, charged on to the tenants of its property: what, how it is split, and who would pay what. */
export function PassOnDialog(props: PassOnDialogProps) {
  const { bill, onClose } = props;
  const { passOn: text } = useText('ownerBills');
  const { states } = useText('common');
  const { id } = useOrganization();
  const accounts = useQuery(journalQueries.accounts(id));
  const lines = useQuery(billQueries.lines(id, bill.id));
  if (lines.data && accounts.data) {
    const fees = accounts.data.filter((one) => one.systemKey === 'condominium_fees').map((one) => one.id);
    return <PassOnForm {...props} lines={costedLines(bill, lines.data, fees)} />;
  }
  return (
    <ActionDialog onClose={onClose} title={text.action} submitLabel={text.submit} size="wide" isDisabled>
      <QueryView
        query={lines.data ? accounts : lines}
        skeleton={<SkeletonText label={states.loading} rows={6} />}
      >
        {() => null}
      </QueryView>
    </ActionDialog>
  );
}

function PassOnForm({ bill, passed, lines, onClose }: PassOnDialogProps & { lines: readonly CostedLine[] }) {
  const { passOn: text } = useText('ownerBills');
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const [draft, change] = useDraft<PassOnDraft>(() => emptyDraft(today));
  const choice = choiceOf(bill, lines, passed, draft);
  const unitId = choice.propertyId === bill.propertyId ? bill.unitId : null;
  const query = useQuery(passOnQueries.place(id, choice.propertyId ?? '', unitId, bill.billedOn));
  const place = query.data;
  const usualDescription = useUsualDescription(bill, choice, place);
  const description = draft.description ?? usualDescription;
  const split = place ? splitOf(bill, choice, place, draft) : null;
  const problems = problemsOf(choice, split, { dueOn: draft.dueOn, description });
  const action = useAction({
    mutationFn: passOnBill,
    invalidates: [...billKeys, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.action}
      submitLabel={text.submit}
      size="wide"
      action={action}
      isDisabled={!split}
      onClose={onClose}
      input={
        split && Object.keys(problems).length === 0
          ? {
              ...{ billId: bill.id, kind: choice.kind, lineIds: choice.chosen.map((line) => line.id) },
              ...{ method: split.method, parts: split.parts },
              ...{ dueOn: draft.dueOn, description: description.trim() },
            }
          : null
      }
    >
      <p className="text-secondary">{text.text}</p>
      <PassOnFields
        {...{ bill, lines, choice, split }}
        dueOn={draft.dueOn}
        description={description}
        problems={problems}
        onChange={change}
      />
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={4} />}>
        {({ feeLeases }) =>
          split ? (
            <PassOnPreview
              {...{ bill, choice, split, feeLeases }}
              problem={problems.parts}
              onType={(unitId, amountMinor) =>
                change({ typed: new Map(draft.typed).set(unitId, amountMinor ?? 0) })
              }
            />
          ) : null
        }
      </QueryView>
    </ActionDialog>
  );
}

/** Whose bill it is and of which month: all that the tenant learns of it. */
function useUsualDescription(bill: Bill, { kind }: PassOnChoice, place: PassOnPlace | undefined): string {
  const { passOn: text } = useText('ownerBills');
  const language = useLanguage();
  const month = monthNames(language)[Number(bill.billedOn.slice(5, 7)) - 1] ?? '';
  const who = (kind === 'condominium_fee' && place?.condominiumName) || bill.vendorName;
  return text.descriptions[kind]({
    who,
    month: text.month({ month, year: bill.billedOn.slice(0, 4) }),
  }).slice(0, 200);
}
