import type { ReactNode } from 'react';
import type { ReportDocument, ReportTarget } from '#src/domain/books/report-document.ts';
import { reportSlug } from '#src/domain/books/report-request.ts';
import { chargesPath } from '#src/islands/owner-dashboard/screens/money/parts/charges-path.ts';
import { figurePath } from '#src/islands/owner-dashboard/screens/taxes/parts/figure-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';

/** In the address of entries: those of the period with which the report's is compared. */
export const OF = 'of';
export const COMPARED = 'compared';

interface TargetNameProps {
  target: ReportTarget | undefined;
  report: ReportDocument;
  address: string;
  children: ReactNode;
}

/** A name in a report, which leads to what stands behind its figure. */
export function TargetName({ target, report, address, children }: TargetNameProps) {
  if (!target) return children;
  return (
    <AppLink to={pathOf(target, report, address)} className="text-action hover:underline print:text-ink">
      {children}
    </AppLink>
  );
}

function pathOf(target: ReportTarget, report: ReportDocument, address: string): string {
  switch (target.kind) {
    case 'entries':
      return `/finance/reports/${reportSlug(report.kind)}/entries/${target.accountId}?${addressOf(target, address)}`;
    case 'income':
      return `/finance/reports/${reportSlug('income_statement')}?${changed(address, {
        period: target.month,
        currency: target.currency,
      })}`;
    case 'tax':
      return figurePath(target.form, target.figure, target.month);
    case 'rent':
      return chargesPath({
        kind: ['rent'],
        property: [target.propertyId],
        currency: [target.currency],
        from: [target.period.from],
        to: [target.period.to],
      });
    case 'lease':
      return `/leases/${target.id}`;
    case 'unit':
      return `/units/${target.id}`;
    case 'property':
      return `/properties/${target.id}`;
  }
}

/** What the report was asked for, of the row's own property where it has one: of one property, not of an owner's all. */
function addressOf(
  { propertyId, currency, isCompared }: Extract<ReportTarget, { kind: 'entries' }>,
  address: string,
): string {
  return changed(address, {
    ...(propertyId !== undefined && { property: propertyId, owner: null }),
    ...(currency !== undefined && { currency }),
    ...(isCompared && { [OF]: COMPARED }),
  });
}

function changed(address: string, parts: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(address);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}
