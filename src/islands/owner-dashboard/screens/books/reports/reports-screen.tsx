import { places } from 'virtual:screens/owner/commands';
import {
  Banknote,
  BookOpenCheck,
  Building2,
  CalendarClock,
  ChartNoAxesCombined,
  DoorOpen,
  FileDown,
  FileText,
  Landmark,
  type LucideIcon,
  PiggyBank,
  ReceiptText,
  Scale,
  Settings2,
  Target,
  Users,
} from 'lucide-react';
import { reportSlug } from '#src/domain/books/report-request.ts';
import type { ReportKind } from '#src/domain/foundation/enums.ts';
import type { OwnerReportsText } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import type { TaxPlaces } from '#src/i18n/dictionaries/taxes/tax-places.en.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListHead } from '#src/islands/shell/list/list-head.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SchedulesCard } from './schedules-card.tsx';

const icons: Record<ReportKind, LucideIcon> = {
  income_statement: ChartNoAxesCombined,
  balance_sheet: Scale,
  trial_balance: BookOpenCheck,
  cash_flow: Banknote,
  rent_roll: Building2,
  aged_receivables: CalendarClock,
  deposits_held: PiggyBank,
  vacancy_loss: DoorOpen,
  owner_statement: Users,
  budget_variance: Target,
  tax_summary: Landmark,
};

const groups: readonly (readonly [keyof OwnerReportsText['groups'], readonly ReportKind[]])[] = [
  ['statements', ['income_statement', 'balance_sheet', 'trial_balance', 'cash_flow']],
  ['tenants', ['rent_roll', 'aged_receivables', 'deposits_held', 'vacancy_loss']],
  ['owners', ['owner_statement', 'budget_variance', 'tax_summary']],
];

/** Where each thing under taxes is, as its own screen says it. */
const addresses = new Map(places.map(({ id, path }) => [id, path]));

/** All reports, and those that go out by themselves. */
export function Screen() {
  const text = useText('ownerReports');
  return (
    <>
      <ListHead title={text.title} description={text.description} section={<SectionLine />} />
      <div className="grid items-start gap-6 lg:grid-cols-2 2xl:grid-cols-4">
        {groups.map(([group, kinds]) => (
          <Card key={group} title={text.groups[group]} isFlush>
            <ul className="border-t border-line">
              {kinds.map((kind) => (
                <ReportLine key={kind} kind={kind} />
              ))}
              {group === 'statements' ? <JournalFileLine /> : null}
            </ul>
          </Card>
        ))}
        <TaxesCard />
      </div>
      <div className="mt-6">
        <SchedulesCard />
      </div>
    </>
  );
}

function ReportLine({ kind }: { kind: ReportKind }) {
  const text = useText('ownerReports');
  return (
    <Line
      to={`/finance/reports/${reportSlug(kind)}`}
      icon={icons[kind]}
      name={text.names[kind]}
      about={text.about[kind]}
    />
  );
}

function TaxesCard() {
  const { groups: titles, taxes } = useText('ownerReports');
  const ids = Object.keys(taxes.names) as (keyof TaxPlaces)[];
  return (
    <Card title={titles.taxes} isFlush>
      <ul className="border-t border-line">
        {ids.map((place) => (
          <Line
            key={place}
            to={addresses.get(place) ?? ''}
            icon={place === 'fiscalReceipts' ? ReceiptText : place === 'taxProfile' ? Settings2 : FileText}
            name={taxes.names[place]}
            about={taxes.about[place]}
          />
        ))}
      </ul>
    </Card>
  );
}

function JournalFileLine() {
  const { journalFile } = useText('ownerReports');
  return (
    <Line to="/finance/reports/files" icon={FileDown} name={journalFile.title} about={journalFile.about} />
  );
}

function Line(props: { to: string; icon: LucideIcon; name: string; about: string }) {
  const { icon: Icon } = props;
  return (
    <li className="border-b border-line last:border-0">
      <AppLink
        to={props.to}
        className="flex min-h-11 items-center gap-3 px-5 py-2 hover:bg-hover sm:items-start sm:py-3.5 focus-visible:-outline-offset-2"
      >
        <Icon size={20} aria-hidden="true" className="shrink-0 text-hint sm:mt-0.5" />
        <span className="min-w-0">
          <span className="block text-15 font-medium">{props.name}</span>
          <span className="block text-14 text-hint max-sm:sr-only">{props.about}</span>
        </span>
      </AppLink>
    </li>
  );
}
