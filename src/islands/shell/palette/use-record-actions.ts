import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, Repeat } from 'lucide-react';
import { type FoundRecord, type RecordKind, searchQueries } from '#src/data/foundation/search/queries.ts';
import { pathOfLeases } from '#src/domain/foundation/lease-choice.ts';
import { type ReadAction, type RecordAction, readAction } from '#src/domain/foundation/record-action.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganizations } from '../session.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import type { PaletteItem } from './palette-items.ts';

/** The command without a record: who is offered it may do it with one, too. Renewing has none. */
const COMMANDS: Readonly<Record<Exclude<RecordAction, 'renew'>, string>> = {
  payment: 'recordPayment',
  charge: 'addCharge',
  message: 'newMessage',
  report: 'newMaintenance',
};
const OF_LEASES: readonly RecordKind[] = ['lease'];
const OF_PLACES: readonly RecordKind[] = ['unit', 'property', 'lease'];

/**
 * Where a sentence such as "record a payment for Yesenia" leads: to the form of that action, filled in, for each record that its
 * last words find. Nothing where the reader may not do it.
 */
export function useRecordActions(typed: string, commands: readonly PaletteItem[]): readonly PaletteItem[] {
  const { active } = useOrganizations();
  const { recordActions: grammar, renew } = useText('palette');
  const asked = readAction(typed, grammar);
  const record = useDebouncedValue(asked?.record ?? '');
  const look = asked && lookOf(asked.action, commands, renew, active?.can('leases.write') ?? false);
  const kinds = asked?.action === 'report' ? OF_PLACES : OF_LEASES;
  const isAsked = look !== null && active !== null && record !== '';
  const query = useQuery({
    ...searchQueries.records(active?.id ?? '', record, kinds),
    placeholderData: undefined,
    enabled: isAsked,
  });
  if (!asked || !look || record !== asked.record) return [];
  const lines = (query.data ?? []).flatMap((found) => lineOf(found, asked, look) ?? []);
  return lines.filter(({ path }, index) => lines.findIndex((line) => line.path === path) === index);
}

type Look = Readonly<{ label: string; icon: LucideIcon }>;

function lookOf(
  action: RecordAction,
  commands: readonly PaletteItem[],
  renew: string,
  mayRenew: boolean,
): Look | null {
  if (action === 'renew') return mayRenew ? { label: renew, icon: Repeat } : null;
  return commands.find(({ id, group }) => group === 'actions' && id === COMMANDS[action]) ?? null;
}

function lineOf(found: FoundRecord, asked: ReadAction, { label, icon }: Look): PaletteItem | null {
  const path = pathOf(found, asked);
  if (path === null || !found.isOpen) return null;
  return {
    id: `action-${found.kind}-${found.id}`,
    group: 'recordActions',
    label: `${label} · ${found.title}`,
    detail: found.detail,
    path,
    icon,
  };
}

function pathOf({ leaseId, unitId, propertyId }: FoundRecord, { action, about }: ReadAction): string | null {
  if (action === 'report') {
    const place = { property: propertyId, unit: unitId, title: about };
    const given = Object.entries(place).filter(([, value]) => value);
    return propertyId ? `/maintenance/new?${new URLSearchParams(given as [string, string][])}` : null;
  }
  if (leaseId === null) return null;
  if (action === 'charge') return pathOfLeases('/finance/charges/new', [leaseId]);
  if (action === 'message') return `/messages/new?lease=${leaseId}`;
  return `/leases/${leaseId}?open=${action}`;
}
