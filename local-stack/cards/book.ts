import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What became of somebody's visit to a processor's page. */
export type Decision = 'open' | 'approved' | 'declined' | 'left';

/** What becomes of charges of a card that was stored, as somebody decided on the page: `loses` charges and does not answer. */
export const laterDecisions = ['approves', 'declines', 'loses'] as const;
export type LaterDecision = (typeof laterDecisions)[number];

/** What goes back of a sale. */
export interface Refund {
  id: string;
  key: string;
  amountMinor: number;
  /** Whose it is, as it was sent with it; none where it was made on the processor's own site. */
  order?: string;
  /** Made at once, unless it says something else. */
  status?: 'pending' | 'succeeded' | 'failed';
}

/** A checkout at one of the counterparts, with what its processor would remember. */
export interface Sale {
  processor: 'azul' | 'cardnet' | 'stripe';
  /** The processor's own name for it. */
  id: string;
  decision: Decision;
  /** Minor units. */
  amountMinor: number;
  /** As it was sent, in the processor's own words. */
  request: Record<string, string>;
  at: string;
  /** Of a sale that stored its card. */
  later?: LaterDecision;
  refunds: Refund[];
}

/** Sales of all counterparts, kept in the data folder: a refund may come after a restart. */
export interface CardBook {
  find(processor: Sale['processor'], id: string): Sale | undefined;
  all(processor: Sale['processor']): Sale[];
  /** Keeps a new sale, or what has changed of a known one. */
  keep(sale: Sale): Sale;
}

export function openCardBook(dataDir: string): CardBook {
  const file = path.join(dataDir, 'cards.json');
  const sales = readSales(file);
  const same = (a: Sale, processor: string, id: string) => a.processor === processor && a.id === id;
  return {
    find: (processor, id) => sales.find((sale) => same(sale, processor, id)),
    all: (processor) => sales.filter((sale) => sale.processor === processor),
    keep(sale) {
      if (!sales.includes(sale)) sales.push(sale);
      writeFileSync(file, JSON.stringify(sales), { mode: 0o600 });
      return sale;
    },
  };
}

function readSales(file: string): Sale[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Sale[];
  } catch {
    return []; // None yet.
  }
}

/** Notes what somebody decided about the charges to come, on a page that stores the card. */
export function decideLater(sale: Sale, chosen: string | null): void {
  sale.later = laterDecisions.find((value) => value === chosen) ?? 'approves';
}

/** What of a sale has not gone back. */
export const leftOf = (sale: Sale) =>
  sale.amountMinor -
  sale.refunds.reduce((sum, { status, amountMinor }) => sum + (status === 'failed' ? 0 : amountMinor), 0);
