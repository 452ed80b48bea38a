import { useQuery } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import type { Vendor } from '#src/data/expenses/vendors/queries.ts';
import type { ExpenseKind, IsrKind } from '#src/domain/expenses/bill.ts';
import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { accountName } from '#src/islands/owner-dashboard/screens/books/ledger/entry-words.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';

const BASIS_POINTS_IN_WHOLE = 10_000;

/** What is known of a vendor; what is not is left out. */
export function VendorFacts({ vendor }: { vendor: Vendor }) {
  const { facts, usual, form: text } = useText('ownerVendors');
  const { enums } = useText('common');
  const { identityType: type } = vendor;
  const known: Definition[] = [
    {
      term: type ? enums.identityType[type] : text.identityType,
      value: type ? formatIdentity(type, vendor.identityNumber) : <NotKnown />,
    },
    { term: text.phone, value: formatPhone(vendor.phone) },
    { term: text.email, value: vendor.email },
    { term: text.address, value: vendor.address },
    { term: text.bankName, value: vendor.bankName },
    { term: text.bankAccount, value: vendor.bankAccount },
  ];
  const habits = useUsual(vendor);
  return (
    <div className="grid gap-6">
      <Card title={facts}>
        <DefinitionList items={known.filter(({ value }) => value)} />
      </Card>
      {habits.length > 0 ? (
        <Card title={usual}>
          <DefinitionList items={habits} />
        </Card>
      ) : null}
    </div>
  );
}

function useUsual(vendor: Vendor): Definition[] {
  const { form: text, kinds, isrKinds } = useText('ownerVendors');
  const { ledger } = useText('ownerMoney');
  const { id } = useOrganization();
  const language = useLanguage();
  const accounts = useQuery(journalQueries.accounts(id));
  const account = accounts.data?.find((one) => one.id === vendor.accountId);
  const percent = (basisPoints: number) => formatPercent(basisPoints / BASIS_POINTS_IN_WHOLE, language, 2);
  const items: Definition[] = [];
  if (account) items.push({ term: text.account, value: accountName(account, ledger.accountNames) });
  if (vendor.expenseKind) items.push({ term: text.kind, value: kinds[vendor.expenseKind as ExpenseKind] });
  if (vendor.itbisWithheldBasisPoints > 0)
    items.push({ term: text.itbisWithheld, value: percent(vendor.itbisWithheldBasisPoints) });
  if (vendor.isrKind) {
    const kind = isrKinds[vendor.isrKind as IsrKind];
    items.push({ term: text.isrKind, value: `${kind} · ${percent(vendor.isrBasisPoints)}` });
  }
  return items;
}
