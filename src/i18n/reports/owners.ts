import { type OwnerPart, ownerResults } from '#src/domain/owner-statement.ts';
import type { ReportAccount, ReportData } from '#src/domain/report-data.ts';
import type { ReportRow } from '#src/domain/report-document.ts';
import { formatDate } from '../format.ts';
import { type Compose, column, type ReportWords, reportAccountName, row, section } from './words.ts';

type OwnerData = Extract<ReportData, { kind: 'owner_statement' }>;

const WHOLE = 10_000;
/** Without what clients withheld, which is there when they did. */
const COLUMNS = 8;

const sumBy = (parts: readonly OwnerPart[], pick: (part: OwnerPart) => number) =>
  parts.reduce((sum, part) => sum + pick(part), 0);

const amountsOf = (parts: readonly OwnerPart[], hasWithheld: boolean) => [
  sumBy(parts, (part) => part.openingMinor),
  sumBy(parts, (part) => part.incomeMinor),
  sumBy(parts, (part) => part.expenseMinor),
  sumBy(parts, (part) => part.netMinor),
  ...(hasWithheld ? [sumBy(parts, (part) => part.withheldMinor)] : []),
  sumBy(parts, (part) => part.drawnMinor),
  sumBy(parts, (part) => part.dueMinor),
];

/** What an owner's property brought and cost, account by account, and under it what was left, drawn and is left. */
function rowsOfPart(
  key: string,
  part: OwnerPart,
  accounts: readonly ReportAccount[],
  words: ReportWords,
  hasWithheld: boolean,
): ReportRow[] {
  const target = { kind: 'property', id: part.propertyId } as const;
  const lines = part.accounts.flatMap(({ accountId, kind, earnedMinor }) => {
    const account = accounts.find(({ id }) => id === accountId);
    if (!account || earnedMinor === 0) return [];
    const [income, expense] = kind === 'income' ? [earnedMinor, null] : [null, 0 - earnedMinor];
    const label = `${part.propertyName} · ${reportAccountName(account, words)}`;
    const cells = [label, null, null, income, expense, null, null, null, ...(hasWithheld ? [null] : [])];
    const entries = { kind: 'entries', accountId, propertyId: part.propertyId } as const;
    return [row(`${key}-${part.propertyId}-${accountId}`, 'line', cells, { target: entries })];
  });
  // By receipt: what the owner takes off the income tax of the year.
  const withheld = part.withheld.map(({ on, clientName, ncf, amountMinor }, index) => {
    const label = words.text.rows.withheldBy({
      client: clientName,
      ncf,
      month: formatDate(on, words.language, 'month'),
    });
    const cells = [label, null, null, null, null, null, amountMinor, null, null];
    return row(`${key}-${part.propertyId}-withheld-${index}`, 'line', cells);
  });
  const cells = [part.propertyName, part.shareBasisPoints / WHOLE, ...amountsOf([part], hasWithheld)];
  return [
    ...lines,
    ...withheld,
    row(`${key}-${part.propertyId}`, lines.length + withheld.length > 0 ? 'subtotal' : 'line', cells, {
      target,
    }),
  ];
}

/**
 * What was drawn after the period of what was left at its end: Distributions has taken it off already. What was drawn beyond that
 * came of later income, and the owner owes nothing for it.
 */
function laterRows(
  key: string,
  parts: readonly OwnerPart[],
  { text: { rows } }: ReportWords,
  hasWithheld: boolean,
): ReportRow[] {
  const later = sumBy(parts, (part) => Math.min(part.drawnAfterMinor, Math.max(part.dueMinor, 0)));
  if (later === 0) return [];
  const blank = Array<null>(COLUMNS - (hasWithheld ? 2 : 3)).fill(null);
  return [
    row(`later-${key}`, 'line', [rows.drawnAfter, ...blank, later, null]),
    row(`now-${key}`, 'subtotal', [
      rows.dueNow,
      ...blank,
      null,
      sumBy(parts, (part) => part.dueMinor) - later,
    ]),
  ];
}

export const composeOwners: Compose<OwnerData> = ({ results, accounts = [] }, request, words) => {
  const { columns: names, rows, notes } = words.text;
  const isCash = request.basis === 'cash';
  const owners = ownerResults(results).filter(({ key }) => request.owner === null || key === request.owner);
  const all = owners.flatMap((owner) => owner.parts);
  const hasWithheld = all.some((part) => part.withheldMinor !== 0 || part.withheld.length > 0);
  const nameOf = (name: string) => name || words.organization || rows.ownOrganization;
  return {
    columns: [
      column('property', names.property, 'text'),
      column('share', names.share, 'percent'),
      column('opening', names.opening),
      column('income', names.income),
      column('expenses', names.expenses),
      column('net', names.net),
      ...(hasWithheld ? [column('withheld', names.withheld)] : []),
      column('drawn', names.drawn),
      column('due', isCash ? names.due : names.dueAccrued),
    ],
    rows: [
      ...owners.flatMap(({ key, name, parts }) => [
        section(`owner-${key}`, nameOf(name), hasWithheld ? COLUMNS + 1 : COLUMNS),
        ...parts.flatMap((part) => rowsOfPart(key, part, accounts, words, hasWithheld)),
        row(`total-${key}`, 'subtotal', [
          rows.totalOf({ name: nameOf(name) }),
          null,
          ...amountsOf(parts, hasWithheld),
        ]),
        // On accrual basis what is left is not what Distributions has.
        ...(isCash ? laterRows(key, parts, words, hasWithheld) : []),
      ]),
      row('total', 'total', [rows.total, null, ...amountsOf(all, hasWithheld)]),
    ],
    notes: [
      isCash ? notes.ownersCash : notes.ownersAccrual,
      notes.owners,
      ...(hasWithheld ? [notes.withheld] : []),
      ...(isCash ? [notes.cash] : []),
    ],
  };
};
