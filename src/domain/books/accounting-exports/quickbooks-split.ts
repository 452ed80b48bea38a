import type { ExportEntry, ExportLine } from './export-rows.ts';

/** Where the parts of a split entry meet; it comes to nothing in each entry. */
export const CLEARING_ACCOUNT = 'Compensacion Llavero';

const isOpenItem = ({ accountKind }: ExportLine) => accountKind === 'receivable' || accountKind === 'payable';

const clearing = (amountMinor: number, { property }: { property: string }): ExportLine => ({
  ...{ account: CLEARING_ACCOUNT, accountCode: '', accountName: CLEARING_ACCOUNT },
  ...{ accountKind: 'asset', isNamedThere: false, amountMinor, contact: '', property },
});

/**
 * QuickBooks takes one line of receivables or payables in a transaction. An entry with more becomes a transaction for each,
 * with as much of the other lines as it needs, and the rest through a clearing account; every account moves as it did.
 */
export function splitForQuickbooks(entry: ExportEntry): ExportEntry[] {
  const items = entry.lines.filter(isOpenItem);
  if (items.length < 2) return [entry];
  const others = entry.lines
    .filter((line) => !isOpenItem(line))
    .map((line) => ({ line, left: line.amountMinor }));
  const parts = items.map((item) => [item, ...fill(-item.amountMinor, item, others)]);
  const rest = others
    .filter(({ left }) => left !== 0)
    .map(({ line, left }) => ({ ...line, amountMinor: left }));
  const open = rest.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const [first] = rest;
  if (first) parts.push(open === 0 ? rest : [...rest, clearing(-open, first)]);
  return parts.map((lines, index) => ({ ...entry, part: index + 1, lines }));
}

/** Lines that come to an amount: taken from those of its sign, and what they lack from clearing. */
function fill(
  amountMinor: number,
  item: ExportLine,
  others: { readonly line: ExportLine; left: number }[],
): ExportLine[] {
  const lines: ExportLine[] = [];
  let needed = amountMinor;
  for (const other of others) {
    if (needed === 0 || Math.sign(other.left) !== Math.sign(needed)) continue;
    const taken = Math.sign(needed) * Math.min(Math.abs(other.left), Math.abs(needed));
    lines.push({ ...other.line, amountMinor: taken });
    other.left -= taken;
    needed -= taken;
  }
  return needed === 0 ? lines : [...lines, clearing(needed, item)];
}
