import type { ReactNode } from 'react';
import type { ReportDocument, ReportTarget } from '#src/domain/report-document.ts';
import { reportSlug } from '#src/domain/report-request.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';

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
    case 'lease':
      return `/leases/${target.id}`;
    case 'unit':
      return `/units/${target.id}`;
    case 'property':
      return `/properties/${target.id}`;
  }
}

/** What the report was asked for, of the row's own property where it has one: of one property, not of an owner's all. */
function addressOf({ propertyId }: Extract<ReportTarget, { kind: 'entries' }>, address: string): string {
  if (propertyId === undefined) return address;
  const params = new URLSearchParams(address);
  params.set('property', propertyId);
  params.delete('owner');
  return params.toString();
}
